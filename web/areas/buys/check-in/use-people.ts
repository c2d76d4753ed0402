import { useState } from "react";
import type { License } from "#common/buys/driver-license.ts";
import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { refusalOf } from "#web/platform/graphql/refusal-of.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import type { FormState } from "#web/ui/form/use-form.ts";
import { matchCustomersQuery } from "./check-in.queries.ts";
import type { FoundPeople, Match, PosPerson } from "./check-in.queries.ts";
import { differsFrom, updatedTo, withCustomer, withLicense, withPosPerson } from "./check-in-values.ts";
import type { CheckInValues } from "./check-in-values.ts";

export type Chosen = { customer: Customer | null; posCustomerId: string | null };

export const nobodyChosen: Chosen = { customer: null, posCustomerId: null };

/** Who may be meant, and who was chosen. */
export type People = {
  license: License | null;
  found: FoundPeople | null;
  isFinding: boolean;
  /** Name or address are other than the license says. */
  differs: boolean;
  find: (license?: License) => Promise<FoundPeople | null>;
  choose: (match: Match) => void;
  choosePos: (person: PosPerson) => void;
  chooseNew: () => void;
  updateToId: () => void;
};

type PeopleOptions = {
  form: FormState<CheckInValues>;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
};

export function usePeople({ form, chosen, onChoose }: PeopleOptions): People {
  const store = useStoreData();
  const [license, setLicense] = useState<License | null>(null);
  const [answer, setAnswer] = useState<{ of: string; people: FoundPeople } | null>(null);
  const [isFinding, setIsFinding] = useState(false);
  const set = (values: CheckInValues) => {
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name as keyof CheckInValues, value); // oxlint-disable-line typescript/no-unsafe-type-assertion -- the names of the same type
    }
  };
  const find = async (scanned?: License): Promise<FoundPeople | null> => {
    const values = scanned === undefined ? form.values : withLicense(form.values, scanned);
    setIsFinding(true);
    try {
      const variables = wantedOf(values, scanned ?? license);
      const data = await store.ask(matchCustomersQuery, variables);
      setAnswer(data === undefined ? null : { of: values.mobile, people: data.matchCustomers });
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
    license,
    // Of another phone than the one that stands there now it says nothing.
    found: answer?.of === form.values.mobile ? answer.people : null,
    isFinding,
    differs: chosen.customer !== null && license !== null && differsFrom(form.values, license),
    find,
    choose: ({ customer, posCustomerId }) => {
      onChoose({ customer, posCustomerId });
      set(withCustomer(form.values, customer));
    },
    choosePos: (person) => {
      onChoose({ customer: null, posCustomerId: person.externalId });
      set(withPosPerson(form.values, person));
    },
    chooseNew: () => onChoose(nobodyChosen),
    updateToId: () => {
      if (license !== null) {
        set(updatedTo(form.values, license));
      }
    },
  };
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
