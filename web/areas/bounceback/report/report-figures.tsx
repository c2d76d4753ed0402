import type { ReactNode } from "react";
import { IconAlertCircle } from "@tabler/icons-react";
import { shortMoney } from "#common/bounceback/campaign.ts";
import { formatMoney, formatWholeMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatPercent } from "#common/percent.ts";
import { unknownText } from "#common/unknown-text.ts";
import type { ExpectedDay } from "#web/areas/bounceback/shared/coupon-forecast.queries.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { ExplainedName } from "#web/ui/figures/explained-name.tsx";
import type { ReportFigures } from "./report.queries.ts";
import { text } from "./report-text.ts";
import { signedMoney } from "./week-bars.tsx";
import classes from "./report.module.css";

type FourFiguresProps = {
  figures: ReportFigures;
  /** Of a campaign with a limit: `650` or `$6,500`. */
  budget?: string | null;
  /** Days in which its coupons can still be used. */
  daysLeft?: number | null;
  /** When the open ones will likely be used. */
  expected: readonly ExpectedDay[];
};

/** Issued, redeemed, lift and what is still owed: what a manager looks for first. */
export function FourFigures({ figures, budget = null, daysLeft = null, expected }: FourFiguresProps) {
  const { issued, customers, ownerless, redeemed, redemptionPct, discount, lift, averageTicket, storeTicket } = figures;
  const open = figures.pending + figures.redeemable;
  const named = text("figure.customers", { count: customers });
  return (
    <section className={classes.figures} aria-label={text("figures.label")}>
      <Fact
        title={text("figure.issued")}
        means={text("means.issued")}
        value={formatNumber(issued)}
        beside={budget === null ? null : text("figure.ofBudget", { budget })}
        below={ownerless === 0 ? named : text("figure.ownerless", { customers: named, count: ownerless })}
      />
      <Fact
        title={text("figure.redeemed")}
        means={text("means.redeemed")}
        value={formatNumber(redeemed)}
        beside={redemptionPct === null ? null : formatPercent(redemptionPct)}
        below={
          daysLeft === null
            ? text("figure.takenOff", { amount: shortMoney(discount) })
            : text("figure.takenOffLeft", { amount: shortMoney(discount), count: daysLeft })
        }
      />
      <Fact
        title={text("figure.lift")}
        means={text("means.lift")}
        value={signedMoney(lift)}
        tone={lift !== null && lift > 0 ? "good" : undefined}
        beside={lift === null ? null : text("figure.aSale")}
        below={
          averageTicket === null
            ? text("figure.noLift")
            : text("figure.liftParts", { ticket: formatMoney(averageTicket), usual: formatMoney(storeTicket) })
        }
      />
      <Fact
        title={text("figure.open")}
        means={text("means.openLiability")}
        value={shortMoney(figures.openLiability)}
        beside={text("figure.coupons", { count: open })}
        below={openText(expected)}
      />
    </section>
  );
}

function openText(expected: readonly ExpectedDay[]): string {
  const amount = expected.reduce((sum, day) => sum + day.amount, 0);
  return amount < 100 ? text("figure.openNote") : text("figure.likely", { amount: formatWholeMoney(amount) });
}

type FactProps = {
  title: string;
  means: string;
  value: string;
  beside: string | null;
  below: string;
  tone?: "good" | undefined;
};

function Fact({ title, means, value, beside, below, tone }: FactProps) {
  return (
    <div>
      <h2>
        <ExplainedName name={title} explanation={means} />
      </h2>
      <p>
        <strong data-tone={tone}>{value}</strong> {beside !== null && <span>{beside}</span>}
      </p>
      <small>{below}</small>
    </div>
  );
}

const placeMeanings = {
  redeemed: "redeemed",
  open: "redeemable",
  pending: "pending",
  expired: "expired",
  voided: "voided",
} as const;

/** Where the coupons are, as one bar and in figures. */
export function CouponPlaces({ figures, aside }: { figures: ReportFigures; aside?: ReactNode }) {
  const { issued, redeemed, redeemedElsewhere, pending, redeemable, expired, voided } = figures;
  const parts = [
    { id: "redeemed", count: redeemed },
    { id: "open", count: redeemable },
    { id: "pending", count: pending },
    { id: "expired", count: expired },
    { id: "voided", count: voided },
  ] as const;
  return (
    <Card title={text("places.title", { count: issued })} aside={aside}>
      <div className={classes.places}>
        <div className={classes.stack} aria-hidden="true">
          {parts
            .filter(({ count }) => count > 0)
            .map(({ id, count }) => (
              <span key={id} data-part={id} style={{ flexGrow: count }} />
            ))}
        </div>
        <dl>
          {parts
            .filter(({ id, count }) => count > 0 || id === "redeemed" || id === "open")
            .map(({ id, count }) => (
              <Line
                key={id}
                label={text(`places.${id}`)}
                means={text(`means.${placeMeanings[id]}`)}
                part={id}
                note={id === "redeemed" && redeemedElsewhere > 0 ? elsewhereText(redeemedElsewhere) : null}
                value={formatNumber(count)}
              />
            ))}
        </dl>
      </div>
    </Card>
  );
}

function elsewhereText(count: number): string {
  return text("places.elsewhere", { count });
}

/** How the coupons got to people, and what was used although its sale came back. */
export function CouponReach({ figures }: { figures: ReportFigures }) {
  const { texted, printed, printPending, reprints, remindersSent, leaked, leakedAmount } = figures;
  const lines = [
    { id: "texted", count: texted },
    { id: "printed", count: printed },
    { id: "printPending", count: printPending },
    { id: "reprints", count: reprints },
    { id: "reminders", count: remindersSent },
  ] as const;
  return (
    <Card title={text("reach.title")}>
      <div className={classes.places}>
        <dl>
          {lines.map(({ id, count }) => (
            <Line
              key={id}
              label={text(`reach.${id}`)}
              means={text(`means.${id === "reminders" ? "remindersSent" : id}`)}
              tone={id === "printPending" && count > 0 ? "warn" : undefined}
              value={count === 0 ? unknownText : formatNumber(count)}
            />
          ))}
        </dl>
        {leaked > 0 && (
          <p className={classes.leaked}>
            <IconAlertCircle size={18} aria-hidden="true" />
            <span>
              {text("reach.leaked", { count: leaked })}{" "}
              <strong>{text("reach.leakedAmount", { amount: shortMoney(leakedAmount) })}</strong>
            </span>
          </p>
        )}
      </div>
    </Card>
  );
}

type LineProps = {
  label: string;
  /** How its figure is made. */
  means: string;
  value: string;
  /** The bar's part that it explains. */
  part?: string;
  note?: string | null;
  tone?: "warn" | undefined;
};

function Line({ label, means, value, part, note = null, tone }: LineProps) {
  return (
    <div>
      <dt>
        {part !== undefined && <i data-part={part} aria-hidden="true" />}
        <ExplainedName name={label} explanation={means} />
      </dt>
      <dd data-tone={tone}>
        {note !== null && <small>{note}</small>}
        {value}
      </dd>
    </div>
  );
}
