import { IconMessage, IconPhone } from "@tabler/icons-react";
import { formatPhone } from "#common/phone.ts";
import { text } from "./team-text.ts";

/** A number with the ways to use it: call and text. */
export function PhoneLinks({ name, phoneNumber }: { name: string; phoneNumber: string }) {
  return (
    <>
      {formatPhone(phoneNumber)}
      <a href={`tel:+1${phoneNumber}`} aria-label={text("person.call", { name })}>
        <IconPhone size={20} />
      </a>
      <a href={`sms:+1${phoneNumber}`} aria-label={text("person.textTo", { name })}>
        <IconMessage size={20} />
      </a>
    </>
  );
}
