import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { ageOn } from "#common/buys/age.ts";
import type { License } from "#common/buys/driver-license.ts";
import { contactFields } from "#web/areas/customers/shared/contact-fields.ts";
import { useSendBuy } from "#web/areas/buys/shared/use-send-buy.ts";
import type { SendOutcome } from "#web/areas/buys/shared/use-send-buy.ts";
import type { Buy, CheckInBasis } from "#web/areas/buys/shared/buys.queries.ts";
import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { refusalOf } from "#web/platform/graphql/refusal-of.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useActiveStore } from "#web/platform/store/use-active-store.ts";
import { must, required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import type { FormState } from "#web/ui/form/use-form.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { createBuyMutation, matchCustomersQuery } from "./check-in.queries.ts";
import type { FoundPeople, Match, PosPerson } from "./check-in.queries.ts";
import { text } from "./check-in-text.ts";
import {
  containerCount,
  differsFrom,
  updatedTo,
  withCustomer,
  withLicense,
  withPosPerson,
  writtenBuy,
} from "./check-in-values.ts";
import type { CheckInValues } from "./check-in-values.ts";

export type Stop = "too-young" | "do-not-buy";

export type CheckIn = {
  basis: CheckInBasis;
  form: FormState<CheckInValues>;
  /** The known customer that was chosen; null for a new one. */
  customer: Customer | null;
  license: License | null;
  found: FoundPeople | null;
  isFinding: boolean;
  stop: Stop | null;
  differs: boolean;
  find: (license?: License) => Promise<FoundPeople | null>;
  choose: (match: Match) => void;
  choosePos: (person: PosPerson) => void;
  chooseNew: () => void;
  updateToId: () => void;
  /** The buy that was made, and what the register said of it. */
  buy: Buy | null;
  sent: SendOutcome | null;
  isSending: boolean;
  sendAgain: (deviceId?: string) => Promise<void>;
};

type Options = {
  basis: CheckInBasis;
  initial: CheckInValues;
  checkinRequestId: string | null;
  /** Called when the server has refused fields of an earlier step. */
  onRefused?: (names: readonly string[]) => void;
};

/** One check-in, guided or on one page: who it is, what the server and the register made of it. */
export function useCheckIn({ basis, initial, checkinRequestId, onRefused }: Options): CheckIn {
  const client = useApolloClient();
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const [id] = useState(newId);
  const [newCustomerId] = useState(newId);
  const [customer, setCustomer] = useState<Customer | null>(null);
  const [posCustomerId, setPosCustomerId] = useState<string | null>(null);
  const [license, setLicense] = useState<License | null>(null);
  const [found, setFound] = useState<FoundPeople | null>(null);
  const [isFinding, setIsFinding] = useState(false);
  const [buy, setBuy] = useState<Buy | null>(null);
  const [sent, setSent] = useState<SendOutcome | null>(null);
  const [create] = useChange(createBuyMutation);
  const [send, , isSending] = useSendBuy();
  const { checkInStart, buyPolicy, buySettings } = basis;

  const form: FormState<CheckInValues> = useForm<CheckInValues>({
    initial,
    fields: fieldsOf(basis, { customer }),
    onSubmit: async (values, submission) => {
      const around = { id, customerId: customer?.id ?? newCustomerId, posCustomerId, checkinRequestId, timeZone };
      const written = writtenBuy(values, { ...around, policyId: buyPolicy?.id ?? null, today: checkInStart.today });
      const outcome = await create({ buy: written }, { asksAgain: ["BuyDesk", "CheckinRequests"] });
      if (!outcome.isDone) {
        const { fields, text: said } = outcome.refused;
        const names = Object.fromEntries(Object.entries(fields).map(([name, told]) => [lastPart(name), told]));
        submission.setErrors({ ...names, form: said });
        onRefused?.(Object.keys(names));
        return;
      }
      submission.resolve();
      setBuy(outcome.data.createBuy);
      setSent(await send(id));
    },
  });
  const set = (values: CheckInValues) => {
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name as keyof CheckInValues, value); // oxlint-disable-line typescript/no-unsafe-type-assertion -- the names of the same type
    }
  };
  const find = async (scanned?: License): Promise<FoundPeople | null> => {
    const values = scanned === undefined ? form.values : withLicense(form.values, scanned);
    setIsFinding(true);
    try {
      const { data } = await client.query({
        query: matchCustomersQuery,
        variables: { ...wantedOf(values, scanned ?? license) },
        fetchPolicy: "no-cache",
      });
      setFound(data?.matchCustomers ?? null);
      return data?.matchCustomers ?? null;
    } catch (error) {
      showSnackbar({ text: refusalOf(error).text, color: "bad" });
      return null;
    } finally {
      setIsFinding(false);
      if (scanned !== undefined) {
        setLicense(scanned);
        set(values);
      }
    }
  };
  return {
    basis,
    form,
    customer,
    license,
    found,
    isFinding,
    stop: stopOf(form.values, { customer, today: checkInStart.today, minimumAge: buySettings.minimumAge }),
    differs: license !== null && differsFrom(form.values, license),
    find,
    choose: (match) => {
      setCustomer(match.customer);
      setPosCustomerId(match.posCustomerId);
      set(withCustomer(form.values, match.customer));
    },
    choosePos: (person) => {
      setCustomer(null);
      setPosCustomerId(person.externalId);
      set(withPosPerson(form.values, person));
    },
    chooseNew: () => {
      setCustomer(null);
      setPosCustomerId(null);
    },
    updateToId: () => {
      if (license !== null) {
        set(updatedTo(form.values, license));
      }
    },
    buy,
    sent,
    isSending,
    sendAgain: async (deviceId) => {
      setSent(null);
      setSent(await send(id, deviceId));
    },
  };
}

/** `contact.email` of the server is `email` here. */
function lastPart(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
}

function wantedOf(values: CheckInValues, license: License | null) {
  const { mobile, email, firstName, lastName } = values;
  const birthYear = license?.birthDate === undefined || license.birthDate === null ? null : yearOf(license.birthDate);
  return {
    mobile,
    email,
    firstName,
    lastName,
    idNumber: license?.idNumber ?? "",
    idState: license?.idState ?? "",
    birthYear,
  };
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

type Seller = { customer: Customer | null; today: string; minimumAge: number };

function stopOf({ birthDate }: CheckInValues, { customer, today, minimumAge }: Seller): Stop | null {
  if (birthDate !== null && ageOn(birthDate, today) < minimumAge) {
    return "too-young";
  }
  return customer?.isDoNotBuy === true ? "do-not-buy" : null;
}

function fieldsOf({ buySettings, buyPolicy, checkInStart }: CheckInBasis, { customer }: { customer: Customer | null }) {
  const { requiresEmail, requiresIdNumber, minimumAge } = buySettings;
  const isNumberNeeded = requiresIdNumber && customer?.hasIdNumber !== true;
  const seller = { customer, today: checkInStart.today, minimumAge };
  const label = (name: Parameters<typeof text>[0]) => ({ label: text(name) });
  return {
    ...contactFields({ isEmailRequired: requiresEmail }),
    idType: { ...label("field.idType"), rules: isNumberNeeded ? [required] : [] },
    idState: label("field.idState"),
    idNumber: { ...label("field.idNumber"), rules: isNumberNeeded ? [required] : [] },
    idExpiresOn: label("field.idExpiresOn"),
    birthDate: label("field.birthDate"),
    guardianNote: {
      ...label("field.guardianNote"),
      rules: [required],
      isVisible: (values: object) => stopOf(values as CheckInValues, seller) !== null, // oxlint-disable-line typescript/no-unsafe-type-assertion -- the form's own values
    },
    bags: {
      ...label("pile.counts"),
      rules: [must(text("pile.none"), (_value, values) => containerCount(values as CheckInValues) > 0)], // oxlint-disable-line typescript/no-unsafe-type-assertion -- the form's own values
    },
    boxes: label("pile.boxes"),
    bins: label("pile.bins"),
    others: label("pile.others"),
    containerTags: label("pile.tags"),
    location: label("pile.location"),
    isDropOff: label("pile.dropOff"),
    promised: label("pile.promised"),
    notes: label("pile.notes"),
    isOnPaper: label("policy.paper"),
    signaturePath: {
      ...label("policy.sign"),
      rules: [
        must(
          text("policy.missing"),
          (value, values) => value !== "" || values["isOnPaper"] === true || buyPolicy === null,
        ),
      ],
    },
  };
}
