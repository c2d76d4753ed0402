import { Link, useParams } from "@tanstack/react-router";
import { formatInstantDate } from "#common/date-format.ts";
import { formatTime } from "#common/time-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { text } from "./odd-use-text.ts";
import type { OddUse } from "./odd-use.queries.ts";
import classes from "./odd-use.module.css";

/** Who, what, when and where; the name leads to the person. */
export function OddUseLine({ odd }: { odd: OddUse }) {
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
