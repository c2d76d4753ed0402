import { IconClockHour4, IconEye, IconLink, IconUserPlus } from "@tabler/icons-react";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { useCan } from "#web/platform/permissions/can.ts";
import { usePerson } from "#web/platform/person/person.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { LinkChips } from "#web/ui/controls/link-chips.tsx";
import { text } from "./team-text.ts";
import classes from "./team-page.module.css";

type TeamHeaderProps = {
  /** Another store whose team is shown; null for the open one. */
  of: string | null;
  onAdd: () => void;
};

/** What managers do with a team; those with several stores look at another one's here. */
export function TeamHeader({ of, onAdd }: TeamHeaderProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate({ from: "/s/$storeId/team" });
  const manages = useCan()("team:manage");
  const stores = usePerson()?.stores ?? [];
  const other = stores.find(({ id }) => String(id) === of);
  return (
    <>
      <header className={classes.head}>
        <h1>{text("team.title")}</h1>
        {manages && stores.length > 1 && (
          <select
            className={classes.store}
            aria-label={text("team.store")}
            value={of ?? storeId}
            onChange={({ target }) =>
              void navigate({
                search: ({ filter }) => ({ filter, of: target.value === String(storeId) ? undefined : target.value }),
              })
            }
          >
            {stores.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
        {manages && of === null && (
          <Button kind="primary" data-new icon={<IconUserPlus size={18} />} onClick={onAdd}>
            {text("team.add")}
          </Button>
        )}
      </header>
      {manages && of === null && (
        <LinkChips label={text("team.linksLabel")}>
          <Link to="/s/$storeId/team/timecards" params={{ storeId }}>
            <IconClockHour4 size={18} aria-hidden="true" />
            {text("team.timecards")}
          </Link>
          <Link to="/s/$storeId/team" params={{ storeId }} search={(now) => ({ ...now, links: true })}>
            <IconLink size={18} aria-hidden="true" />
            {text("team.links")}
          </Link>
          <Link to="/s/$storeId/team/odd-use" params={{ storeId }}>
            <IconEye size={18} aria-hidden="true" />
            {text("team.oddUse")}
          </Link>
        </LinkChips>
      )}
      {other !== undefined && <p className={classes.elsewhere}>{text("team.otherStore", { store: other.name })}</p>}
    </>
  );
}
