import { Link, useParams } from "@tanstack/react-router";
import { formatPhone } from "#common/phone.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { misuseQuery } from "./report.queries.ts";
import type { Misuse } from "./report.queries.ts";
import { text } from "./report-text.ts";
import classes from "./misuse-card.module.css";

/** So many coupons of one line lead to their page; a manager who has looked at these knows what the rest is. */
const most = 5;

/** Coupons of these days that are worth a look. It claims nothing, and an ordinary week has no such card. */
export function MisuseCard({ range }: { range: { from: string; to: string } }) {
  const read = useRead(misuseQuery, { variables: range, live: ["Coupon"] });
  const lines = read.status === "ready" ? read.data.couponMisuse : [];
  if (lines.length === 0) {
    return null;
  }
  return (
    <Card title={text("misuse.title")} hasPadding={false}>
      <ul className={classes.misuse}>
        {lines.map((line) => (
          <MisuseLine key={`${line.kind} ${line.subject}`} line={line} />
        ))}
      </ul>
    </Card>
  );
}

function MisuseLine({ line }: { line: Misuse }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { kind, subject, couponIds } = line;
  const isPhone = kind === "TEAM_PHONE" || kind === "ONE_PHONE";
  const words = { subject: isPhone ? formatPhone(subject) : subject, count: couponIds.length };
  return (
    <li>
      <p>{text(`misuse.${kind}`, words)}</p>
      <p className={classes.evidence}>
        {couponIds.slice(0, most).map((id, at) => (
          <Link key={id} to="/s/$storeId/bounceback/detail/show/$couponId" params={{ storeId, couponId: id }}>
            {text("misuse.coupon", { number: at + 1 })}
          </Link>
        ))}
        {couponIds.length > most && <span>{text("misuse.more", { count: couponIds.length - most })}</span>}
      </p>
    </li>
  );
}
