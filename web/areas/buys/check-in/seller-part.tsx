import { IconCheck, IconId } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { formatDate } from "#common/date-format.ts";
import { ageOn } from "#common/buys/age.ts";
import { formatPhone } from "#common/phone.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { EmailField } from "#web/areas/customers/shared/email-field.tsx";
import { PhoneField } from "#web/ui/fields/phone-field.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { text } from "./check-in-text.ts";
import { DetailsPart, ScansFailed, SellerNotices } from "./details-part.tsx";
import { MatchingPeople } from "./find-part.tsx";
import { LicenseCamera } from "./license-camera.tsx";
import { TextConsents } from "./text-consents.tsx";
import type { CheckIn } from "./use-check-in.ts";
import classes from "./check-in.module.css";

type SellerPartProps = { checkIn: CheckIn; isTyping: boolean; hasGivenUp: boolean; onType: () => void };

/** Whether the seller is settled, so that only questions to them are left. */
function isSellerSettled({ isNamed, isChoosing }: CheckIn, isTyping: boolean): boolean {
  return (isNamed || isTyping) && !isChoosing;
}

/** Who is selling: what was scanned in one line, and below it only what is still missing. */
export function SellerPart({ checkIn, isTyping, hasGivenUp, onType }: SellerPartProps) {
  const { form, results, isChoosing, isNamed, isUndecided } = checkIn;
  const isSettled = isSellerSettled(checkIn, isTyping);
  const part = useCursor(checkIn, isTyping);
  const newPhone = isUndecided ? form.values.mobile : null;
  const findTyped = useEffectEvent(() => void checkIn.find());
  useEffect(
    function findByPhone() {
      if (newPhone !== null) {
        findTyped();
      }
    },
    [newPhone],
  );
  return (
    <div ref={part} className={classes.part}>
      <ScansFailed hasGivenUp={hasGivenUp} />
      {!isNamed && !isChoosing && <ScanHere isTyping={isTyping} onType={onType} />}
      {isNamed && <SellerLine checkIn={checkIn} isTyping={isTyping} onEdit={onType} />}
      {isTyping && !isChoosing ? <DetailsPart checkIn={checkIn} /> : <MissingFields checkIn={checkIn} />}
      {isSettled && <TextConsents checkIn={checkIn} />}
      {results !== null && isChoosing && <MatchingPeople checkIn={checkIn} results={results} />}
    </div>
  );
}

/** The ways to a license: the scanner anywhere, a phone's camera, or typing. */
function ScanHere({ isTyping, onType }: Pick<SellerPartProps, "isTyping" | "onType">) {
  return (
    <>
      {!isTyping && (
        <p className={classes.scan}>
          <IconId size={28} aria-hidden="true" />
          <span>{text("find.scan")}</span>
          <Button onClick={onType}>{text("find.type")}</Button>
        </p>
      )}
      <LicenseCamera />
    </>
  );
}

/** Puts the cursor where typing goes on each time the part changes: the choice, the missing field, else the title. */
function useCursor({ isChoosing, isNamed, license, customer, results }: CheckIn, isTyping: boolean) {
  const part = useRef<HTMLDivElement>(null);
  const putCursor = useEffectEvent(() => {
    const choice = part.current?.querySelector<HTMLElement>("[data-choices] button");
    const fields = [...(part.current?.querySelectorAll<HTMLInputElement>("input[aria-required=true]") ?? [])];
    const missing = fields.find(({ value }) => value === "");
    const cursor = isChoosing ? choice : (missing ?? document.querySelector<HTMLElement>("[data-step-title]"));
    cursor?.focus();
  });
  const surest = isChoosing ? results?.matches[0]?.customer.id : null;
  const phase = JSON.stringify([isChoosing, isTyping, isNamed, license?.idNumber, customer?.id, surest]);
  useEffect(
    function goToMissingField() {
      if (phase !== "") {
        putCursor();
      }
    },
    [phase],
  );
  return part;
}

/** Of a seller whose name is there, what is asked for besides. */
function MissingFields({ checkIn }: { checkIn: CheckIn }) {
  const { form, customer, isChoosing, isNamed } = checkIn;
  const email = form.field("email");
  const asksForMobile = customer === null && (!isChoosing || form.values.mobile !== "");
  const asksForEmail = isNamed && !isChoosing && email.isRequired && (customer?.email ?? "") === "";
  return (
    <>
      {isNamed && <SellerNotices checkIn={checkIn} />}
      {asksForMobile && (
        <div className={classes.large}>
          <PhoneField {...form.field("mobile")} />
        </div>
      )}
      {asksForEmail && <EmailField {...email} />}
    </>
  );
}

type SellerLineProps = { checkIn: CheckIn; isTyping: boolean; onEdit: () => void };

/** Name, state, age and until when the ID is good, as the license says them. */
function SellerLine({ checkIn, isTyping, onEdit }: SellerLineProps) {
  const { form, customer, license, basis } = checkIn;
  const { firstName, lastName, idState, birthDate, idExpiresOn } = form.values;
  const { today } = basis.checkInStart;
  const isExpired = idExpiresOn !== null && idExpiresOn < today;
  const facts = [
    { name: text("field.idState"), value: idState },
    { name: text("line.age"), value: birthDate === null ? "" : String(ageOn(birthDate, today)) },
    { name: text("line.validTo"), value: idExpiresOn === null ? "" : formatDate(idExpiresOn), isExpired },
  ];
  return (
    <section className={classes.seller} aria-label={text("line.title")}>
      <div>
        <IconCheck size={20} aria-hidden="true" className={classes.sellerIcon} />
        <h2>{`${firstName} ${lastName}`}</h2>
        <dl>
          {facts
            .filter(({ value }) => value !== "")
            .map((fact) => (
              <div key={fact.name}>
                <dt>{fact.name}</dt>
                <dd data-bad={fact.isExpired}>{fact.value}</dd>
              </div>
            ))}
        </dl>
        {!isTyping && <Button onClick={onEdit}>{text("line.edit")}</Button>}
      </div>
      {!checkIn.isChoosing && (
        <p>
          <StandingBadge checkIn={checkIn} />
          {customer === null
            ? license !== null && text("line.firstTime")
            : [formatPhone(customer.mobile), customer.email].filter(Boolean).join(" · ")}
        </p>
      )}
    </section>
  );
}

/** On top of the pile: whose it is, in a line. */
export function SellerBadges({ checkIn }: { checkIn: CheckIn }) {
  const { form, basis } = checkIn;
  const { idState, birthDate, mobile } = form.values;
  const age = birthDate === null ? null : String(ageOn(birthDate, basis.checkInStart.today));
  const id = [idState, age].filter(Boolean).join(", ");
  return (
    <p className={classes.badges}>
      <StandingBadge checkIn={checkIn} />
      {id !== "" && <Badge>{id}</Badge>}
      <Badge>{formatPhone(mobile)}</Badge>
    </p>
  );
}

/** Whether the store knows the seller: from here, from the point of sale, or not yet. */
function StandingBadge({ checkIn: { customer, isInPos, basis } }: { checkIn: CheckIn }) {
  if (isInPos) {
    return <Badge>{text("find.inPos", { pos: basis.checkInStart.posName })}</Badge>;
  }
  return (
    <Badge tone={customer === null ? "accent" : "neutral"}>
      {text(customer === null ? "details.new" : "details.known")}
    </Badge>
  );
}
