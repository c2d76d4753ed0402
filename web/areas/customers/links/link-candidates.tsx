import { formatInstantDate } from "#common/date-format.ts";
import { formatPhone, isPhone } from "#common/phone.ts";
import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import type { CustomerLinks } from "./links.queries.ts";
import { text } from "./links-text.ts";
import type { LinkActs } from "./use-link-acts.ts";
import classes from "./links.module.css";

type LinkCandidate = CustomerLinks["candidates"][number];

type OpenCandidatesProps = {
  customer: Customer;
  state: CustomerLinks["state"];
  candidates: CustomerLinks["candidates"];
  acts: LinkActs;
};

/** Side by side where the register has several who may be meant; none of them is an answer too. */
export function OpenCandidates({ customer, state, candidates, acts }: OpenCandidatesProps) {
  const mayLink = useCanAfterPin()("customers:edit");
  const ids = candidates.map(({ register }) => register.posCustomerId);
  const isSeveral = candidates.length > 1;
  return (
    <>
      <h3>{text(state === "CONFLICT" ? "conflict" : "candidates", { name: customer.firstName })}</h3>
      {isSeveral ? (
        <ul className={classes.cards}>
          {candidates.map((each) => (
            <CandidateCard key={each.register.posCustomerId} candidate={each} acts={acts} />
          ))}
        </ul>
      ) : (
        candidates.map((each) => <CandidateLine key={each.register.posCustomerId} candidate={each} acts={acts} />)
      )}
      {mayLink && isSeveral && (
        <div className={classes.neither}>
          <p>{text("neitherText", { name: customer.firstName })}</p>
          <Button onClick={() => void acts.ruleOut(ids)}>{text("neither")}</Button>
        </div>
      )}
    </>
  );
}

type CandidateProps = { candidate: LinkCandidate; acts: LinkActs };

function CandidateCard({ candidate: { register, score, agreesIn }, acts }: CandidateProps) {
  const mayLink = useCanAfterPin()("customers:edit");
  const { posCustomerId, name, email } = register;
  const about = [text("record", { id: posCustomerId }), shownPhone(register.phone), email ?? ""];
  return (
    <li className={classes.card}>
      <span className={classes.head}>
        <b>{name}</b> <Badge tone="warn">{text("score", { score })}</Badge>
      </span>
      <span>{sentence(agreesIn.map((likeness) => text(`likeness.${likeness}`)).join(", "))}</span>
      <small>
        {about
          .filter((part) => part !== "")
          .map((part) => (
            <span key={part}>{part}</span>
          ))}
      </small>
      {mayLink && <Button onClick={() => void acts.link(posCustomerId)}>{text("linkName", { name })}</Button>}
    </li>
  );
}

/** One that is suggested alone, or that a person has ruled out or unlinked. */
export function CandidateLine({ candidate, acts }: CandidateProps) {
  const { register, score, agreesIn, unlinkedAt, wasLinked } = candidate;
  const { posCustomerId } = register;
  const mayLink = useCanAfterPin()("customers:edit");
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const date = unlinkedAt === null ? "" : formatInstantDate(new Date(unlinkedAt), timeZone);
  const about = [
    text("record", { id: posCustomerId }),
    shownPhone(register.phone),
    ...agreesIn.map((likeness) => text(`likeness.${likeness}`)),
    unlinkedAt === null ? "" : text(wasLinked ? "unlinkedOn" : "ruledOutOn", { date }),
  ];
  return (
    <div className={classes.line}>
      <span>
        <b>{register.name}</b> {unlinkedAt === null && <Badge tone="warn">{text("score", { score })}</Badge>}
        <small>{about.filter((part) => part !== "").join(", ")}</small>
      </span>
      {mayLink && (
        <span className={classes.acts}>
          {unlinkedAt === null && (
            <Button onClick={() => void acts.ruleOut([posCustomerId])}>{text("notTheSame")}</Button>
          )}
          <Button onClick={() => void acts.link(posCustomerId)}>
            {text(unlinkedAt !== null && wasLinked ? "linkAgain" : "link")}
          </Button>
        </span>
      )}
    </div>
  );
}

function shownPhone(phone: string | null): string {
  return phone !== null && isPhone(phone) ? formatPhone(phone) : "";
}

function sentence(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
