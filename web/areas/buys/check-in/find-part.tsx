import { IconId } from "@tabler/icons-react";
import { PhoneField } from "#web/ui/fields/phone-field.tsx";
import { formatPhone } from "#common/phone.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { text } from "./check-in-text.ts";
import type { CheckIn } from "./use-check-in.ts";
import classes from "./check-in.module.css";
import type { FoundPeople as Found, Match, PosPerson } from "./check-in.queries.ts";

/** The first question: scan a license or type a phone. Whoever may be meant stands below. */
export function FindPart({ checkIn, onChosen }: { checkIn: CheckIn; onChosen: () => void }) {
  const { form, found, basis } = checkIn;
  return (
    <div className={classes.part}>
      <p className={classes.scan}>
        <IconId size={28} aria-hidden="true" />
        {text("find.scan")}
      </p>
      <PhoneField {...form.field("mobile")} />
      {found !== null && (
        <FoundPeople
          found={found}
          pos={basis.checkInStart.posName}
          onMatch={(match) => {
            checkIn.choose(match);
            onChosen();
          }}
          onPos={(person) => {
            checkIn.choosePos(person);
            onChosen();
          }}
          onNew={() => {
            checkIn.chooseNew();
            onChosen();
          }}
        />
      )}
    </div>
  );
}

type FoundPeopleProps = {
  found: Found;
  pos: string;
  onMatch: (match: Match) => void;
  onPos: (person: PosPerson) => void;
  onNew: () => void;
};

/** Who may be meant, the surest first, each with what speaks for it; a new customer is always one press away. */
function FoundPeople({ found, pos, onMatch, onPos, onNew }: FoundPeopleProps) {
  const { matches, posCustomers } = found;
  const [only] = matches;
  const isConflict =
    matches.some(({ by }) => by.includes("ID_NUMBER")) && matches.some(({ by }) => !by.includes("ID_NUMBER"));
  const title =
    matches.length + posCustomers.length === 0
      ? text("find.manual")
      : matches.length === 1 && posCustomers.length === 0
        ? text("find.is", { name: only?.customer.fullName ?? "" })
        : text(isConflict ? "find.conflict" : "find.several");
  return (
    <section className={classes.found} aria-live="polite">
      <h3>{title}</h3>
      <ul>
        {matches.map((match) => (
          <li key={match.customer.id}>
            <span className={classes.person}>
              <b>{match.customer.fullName}</b>
              <span>
                {[formatPhone(match.customer.mobile), match.customer.email, match.customer.city]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            <span className={classes.badges}>
              {match.by.map((by) => (
                <Badge key={by} tone="accent">
                  {text(`by.${by}`)}
                </Badge>
              ))}
            </span>
            <Button kind="primary" onClick={() => onMatch(match)}>
              {text("find.use", { name: match.customer.firstName })}
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
            <Button onClick={() => onPos(person)}>{text("find.use", { name: person.name })}</Button>
          </li>
        ))}
      </ul>
      <Button onClick={onNew}>{text("find.new")}</Button>
    </section>
  );
}
