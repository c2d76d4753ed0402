import { IconId } from "@tabler/icons-react";
import { PhoneField } from "#web/ui/fields/phone-field.tsx";
import { formatDate } from "#common/date-format.ts";
import { formatPhone } from "#common/phone.ts";
import { MergeChoice } from "#web/areas/customers/shared/merge-choice.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { text } from "./check-in-text.ts";
import type { CheckIn } from "./use-check-in.ts";
import classes from "./check-in.module.css";
import type { CustomerMatches as People } from "./check-in.queries.ts";

/**
 * The first question of the check-in on one page: scan a license or type a phone. Possible sellers are listed below.
 */
export function FindPart({ checkIn }: { checkIn: CheckIn }) {
  const { form, results } = checkIn;
  return (
    <div className={classes.part}>
      <p className={classes.scan}>
        <IconId size={28} aria-hidden="true" />
        <span>{text("find.scan")}</span>
      </p>
      <PhoneField {...form.field("mobile")} />
      {results !== null && <MatchingPeople checkIn={checkIn} results={results} />}
    </div>
  );
}

/** Possible sellers, the surest first, each with what matches; a new customer is always one press away. */
export function MatchingPeople({ checkIn, results }: { checkIn: CheckIn; results: People }) {
  const { matches, posCustomers } = results;
  const pos = checkIn.basis.checkInStart.posName;
  return (
    <section className={classes.found} aria-live="polite" data-choices>
      <h2>{questionOf(results)}</h2>
      <ul data-several={matches.length + posCustomers.length > 1}>
        {matches.map((match, at) => (
          <li key={match.customer.id}>
            <span className={classes.person}>
              <b>{match.customer.fullName}</b>
              <span>
                {[formatPhone(match.customer.mobile), match.customer.email, match.customer.city]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
              {match.lastBuyOn !== null && (
                <span>{text("find.buys", { count: match.buys, date: formatDate(match.lastBuyOn) })}</span>
              )}
            </span>
            <span className={classes.badges}>
              {match.by.map((by) => (
                <Badge key={by} tone="accent">
                  {text(`by.${by}`)}
                </Badge>
              ))}
            </span>
            <Button kind={at === 0 ? "primary" : "default"} onClick={() => checkIn.choose(match)}>
              {text("find.use", { name: shortName(match.customer, results) })}
            </Button>
          </li>
        ))}
        {posCustomers.map((person) => (
          <li key={person.externalId}>
            <span className={classes.person}>
              <b>{person.name}</b>
              <span>{[person.email, person.city].filter(Boolean).join(" · ")}</span>
            </span>
            <span className={classes.badges}>
              <Badge>{text("find.inPos", { pos })}</Badge>
            </span>
            <Button onClick={() => checkIn.choosePos(person)}>{text("find.use", { name: person.name })}</Button>
          </li>
        ))}
      </ul>
      <MergeTwo checkIn={checkIn} results={results} />
      <Button onClick={checkIn.chooseNew}>{text("find.new")}</Button>
    </section>
  );
}

/** The first name, as a person says it; of two Graces the whole one. */
function shortName({ firstName, fullName }: People["matches"][number]["customer"], { matches }: People): string {
  return matches.filter(({ customer }) => customer.firstName === firstName).length > 1 ? fullName : firstName;
}

/** Where license and phone lead to two records, a manager may say that they are one person. */
function MergeTwo({ checkIn, results }: { checkIn: CheckIn; results: People }) {
  const [first, second] = results.matches;
  if (first === undefined || second === undefined || !isConflict(results)) {
    return null;
  }
  return (
    <MergeChoice
      customer={first.customer}
      other={second.customer}
      onMerged={(customer) =>
        checkIn.choose({ ...first, customer, posCustomerId: first.posCustomerId ?? second.posCustomerId })
      }
    />
  );
}

function isConflict({ matches }: People): boolean {
  const isById = matches.map(({ by }) => by.includes("ID_NUMBER"));
  return isById.includes(true) && isById.includes(false);
}

function questionOf(results: People): string {
  const { matches, posCustomers } = results;
  const [first] = matches;
  if (matches.length + posCustomers.length === 0) {
    return text("find.manual");
  }
  if (matches.length + posCustomers.length === 1) {
    return text("find.is", { name: first?.customer.fullName ?? posCustomers[0]?.name ?? "" });
  }
  return text(isConflict(results) ? "find.conflict" : "find.several");
}
