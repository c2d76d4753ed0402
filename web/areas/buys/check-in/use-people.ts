import { useRef, useState } from "react";
import { isPhone } from "#common/phone.ts";
import type { License } from "#common/buys/driver-license.ts";
import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { refusalOf } from "#web/platform/graphql/refusal-of.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import type { FormState } from "#web/ui/form/use-form.ts";
import { matchCustomersQuery } from "./check-in.queries.ts";
import type { CustomerMatches, Match, PosPerson } from "./check-in.queries.ts";
import { differsFrom, updatedTo, withCustomer, withLicense, withPosPerson, withoutSeller } from "./check-in-values.ts";
import type { CheckInValues } from "./check-in-values.ts";

export type Chosen = { customer: Customer | null; posCustomerId: string | null };

export const nobodyChosen: Chosen = { customer: null, posCustomerId: null };

/** Who may be meant, and who was chosen. */
export type People = {
  license: License | null;
  /** Possible sellers by the current license and phone; null when they were not looked up. */
  results: CustomerMatches | null;
  isFinding: boolean;
  /** The person at the counter has to say which of the results it is. */
  isChoosing: boolean;
  /** The phone that stands there was not looked up, and no customer was chosen. */
  isUndecided: boolean;
  /** A license, a record or a request says the name. */
  isNamed: boolean;
  /** It is none of the results. */
  isNew: boolean;
  /** Name or address are other than the license says. */
  differs: boolean;
  find: (license?: License) => Promise<CustomerMatches | null>;
  choose: (match: Match) => void;
  choosePos: (person: PosPerson) => void;
  chooseNew: () => void;
  updateToId: () => void;
};

type PeopleOptions = {
  form: FormState<CheckInValues>;
  initial: CheckInValues;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
};

type Lookup = { mobile: string; promise: Promise<CustomerMatches | null> };

export function usePeople({ form, initial, chosen, onChoose }: PeopleOptions): People {
  const store = useStoreData();
  const [license, setLicense] = useState<License | null>(null);
  const [answer, setAnswer] = useState<{ mobile: string; people: CustomerMatches } | null>(null);
  /** Of the choice in `answer`: the person at the counter has made it. */
  const [decided, setDecided] = useState<CustomerMatches | null>(null);
  const [isFinding, setIsFinding] = useState(false);
  const running = useRef<Lookup | null>(null);
  const { mobile } = form.values;
  const set = (values: CheckInValues) => {
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name as keyof CheckInValues, value); // oxlint-disable-line typescript/no-unsafe-type-assertion -- the names of the same type
    }
  };
  const lookUp = async (values: CheckInValues, shown: License | null): Promise<CustomerMatches | null> => {
    setIsFinding(true);
    try {
      const data = await store.ask(matchCustomersQuery, searchOf(values, shown));
      setAnswer(data === undefined ? null : { mobile: values.mobile, people: data.matchCustomers });
      return data?.matchCustomers ?? null;
    } catch (error) {
      showSnackbar({ text: refusalOf(error).text, color: "bad" });
      return null;
    } finally {
      setIsFinding(false);
      running.current = null;
    }
  };
  const find = async (scanned?: License): Promise<CustomerMatches | null> => {
    if (scanned === undefined) {
      // The same phone is looked up once, by whichever comes first: its last digit or the button.
      if (running.current?.mobile !== mobile) {
        running.current = { mobile, promise: lookUp(form.values, license) };
      }
      return running.current.promise;
    }
    const isAnother = license !== null && license.idNumber !== scanned.idNumber;
    const base = isAnother ? withoutSeller(form.values, { keepsMobile: chosen.customer === null }) : form.values;
    const values = withLicense(base, scanned);
    onChoose(isAnother ? nobodyChosen : chosen);
    setDecided(null);
    setLicense(scanned);
    set(values);
    return lookUp(values, scanned);
  };
  const isChosen = chosen.customer !== null || chosen.posCustomerId !== null;
  const results = answer?.mobile === mobile ? answer.people : null;
  const choose = (next: Chosen, values: CheckInValues) => {
    setDecided(results);
    onChoose(next);
    set(values);
  };
  return {
    license,
    results,
    isFinding,
    ...standingOf({ results, decided, isChosen }),
    isUndecided: !isChosen && results === null && isPhone(mobile),
    isNamed: license !== null || isChosen || initial.lastName !== "",
    differs: chosen.customer !== null && license !== null && differsFrom(form.values, license),
    find,
    choose: ({ customer, posCustomerId }) => choose({ customer, posCustomerId }, withCustomer(form.values, customer)),
    choosePos: (person) =>
      choose({ customer: null, posCustomerId: person.externalId }, withPosPerson(form.values, person)),
    chooseNew: () => choose(nobodyChosen, form.values),
    updateToId: () => {
      if (license !== null) {
        set(updatedTo(form.values, license));
      }
    },
  };
}

type Standing = { results: CustomerMatches | null; decided: CustomerMatches | null; isChosen: boolean };

function standingOf({ results, decided, isChosen }: Standing): Pick<People, "isChoosing" | "isNew"> {
  if (isChosen || results === null) {
    return { isChoosing: false, isNew: false };
  }
  const isSomeone = results.matches.length + results.posCustomers.length > 0;
  return { isChoosing: isSomeone && decided !== results, isNew: decided === results };
}

function searchOf(values: CheckInValues, license: License | null) {
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
