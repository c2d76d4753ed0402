import { useState } from "react";
import { ageOn } from "#common/buys/age.ts";
import { contactFields } from "#web/areas/customers/shared/contact-fields.ts";
import { useSendBuy } from "#web/areas/buys/shared/use-send-buy.ts";
import type { SendOutcome } from "#web/areas/buys/shared/use-send-buy.ts";
import type { Buy, CheckInBasis } from "#web/areas/buys/shared/buys.queries.ts";
import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { currentTill, onlineTills } from "#web/platform/till/tills.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { must, required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import type { FormState } from "#web/ui/form/use-form.ts";
import { createBuyMutation } from "./check-in.queries.ts";
import { text } from "./check-in-text.ts";
import { containerCount, writtenBuy } from "./check-in-values.ts";
import type { CheckInValues } from "./check-in-values.ts";
import { nobodyChosen, usePeople } from "./use-people.ts";
import type { Chosen, People } from "./use-people.ts";
import { buyDeskQuery } from "#web/areas/buys/home/home.queries.ts";
import { checkinRequestsQuery } from "#web/areas/buys/requests/requests.queries.ts";

export type Stop = "too-young" | "do-not-buy";

export type CheckIn = People & {
  basis: CheckInBasis;
  form: FormState<CheckInValues>;
  /** The known customer that was chosen; null for a new one. */
  customer: Customer | null;
  /** New here, but the point of sale has them. */
  isInPos: boolean;
  stop: Stop | null;
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
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const [id] = useState(newId);
  const [newCustomerId] = useState(newId);
  const [chosen, setChosen] = useState<Chosen>(nobodyChosen);
  const [buy, setBuy] = useState<Buy | null>(null);
  const [sent, setSent] = useState<SendOutcome | null>(null);
  const [create] = useChange(createBuyMutation);
  const [send, settle, isSending] = useSendBuy();
  const { checkInStart, buyPolicy, buySettings } = basis;
  const { customer, posCustomerId } = chosen;

  const form: FormState<CheckInValues> = useForm<CheckInValues, ResultOf<typeof createBuyMutation>>({
    initial: { ...initial, isOnPaper: buySettings.signsOnPaper },
    fields: fieldsOf(basis, { customer }),
    save: async (values) => {
      const around = { id, customerId: customer?.id ?? newCustomerId, posCustomerId, checkinRequestId, timeZone };
      const written = writtenBuy(values, { ...around, policyId: buyPolicy?.id ?? null, today: checkInStart.today });
      const outcome = await create({ buy: written }, { refetches: [buyDeskQuery, checkinRequestsQuery] });
      if (!outcome.isDone) {
        onRefused?.(Object.keys(outcome.refused.fields).map(lastPart));
      }
      return outcome;
    },
    onSaved: ({ createBuy }) => {
      setBuy(createBuy);
      // No register takes it: a person opens it there from its slip.
      if (createBuy.posSync !== "BY_HAND") {
        void send(id, { deviceId: checkInTill(checkInStart), onSilent: setSent }).then(setSent);
      }
    },
  });
  const people = usePeople({ form, initial, chosen, onChoose: setChosen });
  const seller = { customer, today: checkInStart.today, minimumAge: buySettings.minimumAge };
  return {
    ...people,
    basis,
    form,
    customer,
    isInPos: customer === null && posCustomerId !== null,
    stop: stopOf(form.values, seller),
    buy,
    sent,
    isSending,
    sendAgain: async (deviceId) => {
      // What may have got there is asked after before it is sent once more.
      const settled = sent?.isUnknown === true ? await settle(id) : null;
      setSent(settled === null || settled.mayResend ? await send(id, { deviceId, onSilent: setSent }) : settled);
    },
  };
}

/** Another register than the usual one, where that one takes no check-ins. */
function checkInTill({ slipDeviceIds }: CheckInBasis["checkInStart"]): string | undefined {
  const usual = currentTill();
  return usual !== null && slipDeviceIds.includes(usual.deviceId)
    ? onlineTills().find(({ deviceId }) => !slipDeviceIds.includes(deviceId))?.deviceId
    : undefined;
}

/** `contact.email` of the server is `email` here. */
function lastPart(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
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
    buyTexts: label("field.buyTexts"),
    marketingTexts: label("field.marketingTexts"),
    emailNews: {
      ...label("field.emailNews"),
      isVisible: (values: object) => (values as CheckInValues).email.trim() !== "", // oxlint-disable-line typescript/no-unsafe-type-assertion -- the form's own values
    },
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
