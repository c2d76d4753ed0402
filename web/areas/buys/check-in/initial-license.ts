import { isBirthDate, isBusinessDate } from "#common/business-date.ts";
import type { License } from "#common/buys/driver-license.ts";
import * as shape from "#web/platform/browser/shape.ts";

const license = shape.object({
  firstName: shape.text,
  lastName: shape.text,
  street: shape.maybe(shape.text),
  city: shape.maybe(shape.text),
  state: shape.maybe(shape.text),
  zip: shape.maybe(shape.text),
  idNumber: shape.text,
  idState: shape.maybe(shape.text),
  birthDate: shape.maybe(shape.text),
  expiresOn: shape.maybe(shape.text),
});

/** What another program read from a license and named in the address, as JSON; null when it is none. Never raw text. */
export function licenseIn(text: string | undefined): License | null {
  const read = shape.read(license, parsed(text));
  if (read === null) {
    return null;
  }
  const { street, city, state, zip, idState, birthDate, expiresOn, ...known } = read;
  return {
    ...known,
    street: street ?? "",
    city: city ?? "",
    state: state ?? "",
    zip: zip ?? "",
    country: "US",
    idState: idState ?? state ?? "",
    birthDate: isBirthDate(birthDate) ? birthDate : null,
    expiresOn: isBusinessDate(expiresOn) ? expiresOn : null,
  };
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? null : JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) {
      return null;
    }
    throw error;
  }
}
