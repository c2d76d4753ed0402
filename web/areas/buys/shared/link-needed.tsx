import { IconLinkOff } from "@tabler/icons-react";
import { useCan } from "#web/platform/permissions/can.ts";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text } from "./buys-text.ts";
import classes from "./shared.module.css";

type LinkNeededProps = { pos: string; storeId: number };

/** Instead of a check-in, for a person who is no employee of the point of sale; leads to the team. */
export function LinkNeeded({ pos, storeId }: LinkNeededProps) {
  const { words, team } = useLinkWords(pos, storeId);
  return (
    <EmptyState
      isPage
      icon={<IconLinkOff size={32} />}
      title={text("link.needed", { pos })}
      text={words}
      action={
        <ButtonLink kind="primary" {...team}>
          {text("link.open")}
        </ButtonLink>
      }
    />
  );
}

/** The same above the list, whose acts wait for the link. */
export function LinkNote({ pos, storeId }: LinkNeededProps) {
  const { words, team } = useLinkWords(pos, storeId);
  return (
    <output className={classes.linkNote} aria-label={text("link.needed", { pos })}>
      <IconLinkOff size={20} aria-hidden="true" />
      <span>{words}</span>
      <ButtonLink {...team}>{text("link.open")}</ButtonLink>
    </output>
  );
}

function useLinkWords(pos: string, storeId: number) {
  const mayLink = useCan()("team:manage");
  const employee = useActiveEmployee();
  const person = employee === null ? undefined : String(employee.id);
  const words = [text("link.why", { pos }), ...(mayLink ? [] : [text("link.askManager")])].join(" ");
  const search = mayLink ? ({ links: true } as const) : { person };
  return { words, team: { to: "/s/$storeId/team", params: { storeId }, search } as const };
}
