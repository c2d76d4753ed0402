import { IconLinkOff } from "@tabler/icons-react";
import { useCan } from "#web/platform/permissions/can.ts";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text } from "./buys-text.ts";

/** Instead of a check-in, for a person who is no employee of the point of sale; leads to the team. */
export function LinkNeeded({ pos, storeId }: { pos: string; storeId: number }) {
  const mayLink = useCan()("team:manage");
  const employee = useActiveEmployee();
  const person = employee === null ? undefined : String(employee.id);
  return (
    <EmptyState
      isPage
      icon={<IconLinkOff size={32} />}
      title={text("link.needed", { pos })}
      text={`${text("link.why", { pos })} ${mayLink ? "" : text("link.askManager")}`}
      action={
        <ButtonLink
          kind="primary"
          to="/s/$storeId/team"
          params={{ storeId }}
          search={mayLink ? { links: true } : { person }}
        >
          {text("link.open")}
        </ButtonLink>
      }
    />
  );
}
