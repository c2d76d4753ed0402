import { Page } from "#web/ui/page/page.tsx";
import { IconEyeCheck } from "@tabler/icons-react";
import { useParams, Link } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text } from "./odd-use-text.ts";
import { oddUseQuery } from "./odd-use.queries.ts";
import classes from "./odd-use.module.css";
import { formatInstantDate } from "#common/date-format.ts";
import { formatTime } from "#common/time-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import type { OddUse } from "./odd-use.queries.ts";

/** For managers: use of PINs, clock and time cards that stands out. It says what happened and judges nobody. */
export function OddUsePage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(oddUseQuery);
  const oddUses = read.status === "ready" ? read.data.oddUse : [];
  return (
    <Page
      width="reading"
      back={
        <BackLink to="/s/$storeId/team" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("title")}
      actions={<p>{text("text")}</p>}
    >
      <ReadState read={read} />
      {read.status === "ready" && (
        <Card hasPadding={false}>
          {oddUses.length === 0 && (
            <EmptyState icon={<IconEyeCheck size={28} />} title={text("none.title")} text={text("none.text")} />
          )}
          {oddUses.length > 0 && (
            <ul className={classes.list}>
              {oddUses.map((odd) => (
                <OddUseLine key={odd.id} odd={odd} />
              ))}
            </ul>
          )}
        </Card>
      )}
    </Page>
  );
}

/** Who, what, when and where; the name leads to the person. */
function OddUseLine({ odd }: { odd: OddUse }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const { fullName: name, kind, registers } = odd;
  const [first, last] = [odd.from, odd.to].map((at) => formatTime(new Date(at), timeZone));
  const time = first === last ? first : `${first} – ${last}`;
  const where = [formatInstantDate(new Date(odd.from), timeZone), time, ...registers].join(" · ");
  return (
    <li className={classes.line}>
      <Avatar name={name} url={odd.avatarUrl} size={40} />
      <div className={classes.told}>
        <p>
          <Link to="/s/$storeId/team" params={{ storeId }} search={{ person: odd.employeeId }} className={classes.name}>
            {name}
          </Link>
          <span>{text(`kind.${kind}`)}</span>
        </p>
        <small>{kind === "CLOCKED_OUT" ? `${text("did", { count: odd.acts })} · ${where}` : where}</small>
      </div>
    </li>
  );
}
