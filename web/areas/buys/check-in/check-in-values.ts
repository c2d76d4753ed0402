import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { License } from "#common/buys/driver-license.ts";
import { instantOf } from "#common/store-time.ts";
import type { TimeSlot } from "#common/time-slots.ts";
import { contactOf, writtenContact } from "#web/areas/customers/shared/contact-fields.ts";
import type { ContactValues } from "#web/areas/customers/shared/contact-fields.ts";
import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import type { NewBuyVariables, PosPerson } from "./check-in.queries.ts";

/** Everything that a check-in asks, in the order in which it asks. */
export type CheckInValues = ContactValues & {
  /** Whether the seller wants texts about this buy. */
  buyTexts: boolean;
  /** Coupons and news; never ticked before. */
  marketingTexts: boolean;
  /** The store's email; never ticked before, and asked only with an address. */
  emailNews: boolean;
  idType: string;
  idState: string;
  idNumber: string;
  idExpiresOn: BusinessDate | null;
  birthDate: BusinessDate | null;
  guardianNote: string;
  bags: number;
  boxes: number;
  bins: number;
  others: number;
  containerTags: string;
  location: string;
  isDropOff: boolean;
  promised: TimeSlot | null;
  notes: string;
  isOnPaper: boolean;
  signaturePath: string;
};

export const emptyCheckIn: CheckInValues = {
  firstName: "",
  lastName: "",
  mobile: "",
  email: "",
  buyTexts: true,
  marketingTexts: false,
  emailNews: false,
  street: "",
  city: "",
  state: "",
  zip: "",
  idType: "",
  idState: "",
  idNumber: "",
  idExpiresOn: null,
  birthDate: null,
  guardianNote: "",
  bags: 0,
  boxes: 0,
  bins: 0,
  others: 0,
  containerTags: "",
  location: "",
  isDropOff: false,
  promised: null,
  notes: "",
  isOnPaper: false,
  signaturePath: "",
};

const ofLicense = ["firstName", "lastName", "street", "city", "state", "zip"] as const;

/** The pile without its seller, for another license than the one that was scanned first. */
export function withoutSeller(values: CheckInValues, { keepsMobile }: { keepsMobile: boolean }): CheckInValues {
  const { bags, boxes, bins, others, containerTags, location, isDropOff, promised, notes, isOnPaper } = values;
  const pile = { bags, boxes, bins, others, containerTags, location, isDropOff, promised, notes, isOnPaper };
  return { ...emptyCheckIn, ...pile, mobile: keepsMobile ? values.mobile : "" };
}

/** What a license says goes into empty fields; of what differs there only the ID itself, the rest has to be asked for. */
export function withLicense(values: CheckInValues, license: License): CheckInValues {
  const { idNumber, idState, expiresOn, birthDate } = license;
  const filled = Object.fromEntries(
    ofLicense.filter((name) => values[name] === "").map((name) => [name, license[name]]),
  );
  return { ...values, ...filled, idType: "DRIVER_LICENSE", idNumber, idState, idExpiresOn: expiresOn, birthDate };
}

/** Whether name or address are other than the license says, so that they can be brought up to date. */
export function differsFrom(values: CheckInValues, license: License): boolean {
  return ofLicense.some((name) => license[name] !== "" && values[name].toLowerCase() !== license[name].toLowerCase());
}

/** After a person said that the license is right. */
export function updatedTo(values: CheckInValues, license: License): CheckInValues {
  return { ...values, ...Object.fromEntries(ofLicense.map((name) => [name, license[name]])) };
}

/** A known customer instead of the person who was typed; a phone that was typed at the counter is hers now. */
export function withCustomer(values: CheckInValues, customer: Customer): CheckInValues {
  const contact = contactOf(customer);
  const seen = values.idNumber === "" && customer.idType !== null ? idOf(customer) : {};
  return { ...values, ...contact, ...seen };
}

function idOf({ idType, idState, idExpiresOn }: Customer): Partial<CheckInValues> {
  return { idType: idType ?? "", idState, idExpiresOn };
}

/** A person whom only the point of sale knows; what was typed or scanned goes before its record. */
export function withPosPerson(values: CheckInValues, person: PosPerson): CheckInValues {
  const [lastName = "", firstName = ""] = person.name.includes(",")
    ? person.name.split(",").map((part) => part.trim())
    : [person.name.slice(person.name.indexOf(" ") + 1), person.name.split(" ")[0]];
  const details = { firstName, lastName, email: person.email ?? "", ...addressOf(person) };
  const filled = Object.entries(details).filter(([name]) => values[name as keyof CheckInValues] === ""); // oxlint-disable-line typescript/no-unsafe-type-assertion -- names of the object two lines above
  return { ...values, ...Object.fromEntries(filled) };
}

function addressOf({ street, city, state, zip }: PosPerson) {
  return { street, city, state, zip };
}

type Containers = Pick<CheckInValues, "bags" | "boxes" | "bins" | "others">;

export function containerCount({ bags, boxes, bins, others }: Containers): number {
  return bags + boxes + bins + others;
}

type Around = {
  id: string;
  customerId: string;
  posCustomerId: string | null;
  policyId: string | null;
  checkinRequestId: string | null;
  today: BusinessDate;
  timeZone: string;
};

/** The whole form as the server takes it. */
export function writtenBuy(values: CheckInValues, around: Around): NewBuyVariables["buy"] {
  const { id, customerId, posCustomerId, policyId, checkinRequestId } = around;
  const { bags, boxes, bins, others, containerTags, location, isDropOff, notes } = values;
  const isSigned = policyId !== null && !values.isOnPaper && values.signaturePath !== "";
  return {
    id,
    customerId,
    posCustomerId,
    checkinRequestId,
    contact: writtenContact(values),
    seenId: writtenId(values),
    pile: {
      bags,
      boxes,
      bins,
      others,
      containerTags,
      location,
      isDropOff,
      notes,
      promisedAt: promisedAt(values.promised, around),
    },
    policyId,
    signature: policyId === null ? "NONE" : isSigned ? "SCREEN" : "PAPER",
    signaturePath: isSigned ? values.signaturePath : null,
    buyTexts: values.buyTexts,
    marketingTexts: values.marketingTexts,
    emailNews: values.email.trim() === "" ? null : values.emailNews,
    guardianNote: values.guardianNote.trim() === "" ? null : values.guardianNote.trim(),
  };
}

const idTypes = ["DRIVER_LICENSE", "STATE_ID", "PASSPORT", "MILITARY", "OTHER"] as const;

/** Nothing, unless an ID was looked at this time. */
function writtenId(values: CheckInValues): NonNullable<NewBuyVariables["buy"]["seenId"]> | null {
  const type = idTypes.find((idType) => idType === values.idType);
  const { idNumber: number, idState: state, idExpiresOn: expiresOn, birthDate } = values;
  if (type === undefined || (number.trim() === "" && birthDate === null)) {
    return null;
  }
  return { type, number: number.trim(), state: state.trim(), expiresOn, birthDate };
}

function promisedAt(slot: TimeSlot | null, { today, timeZone }: Around): string | null {
  if (slot === null) {
    return null;
  }
  const date = slot.day === "today" ? today : addDays(today, 1);
  return instantOf(date, slot.minutes, timeZone).toISOString();
}
