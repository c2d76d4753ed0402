import { useRead } from "#web/platform/graphql/use-read.ts";
import { checkinRequestQuery } from "#web/areas/buys/requests/requests.queries.ts";
import { emptyCheckIn } from "./check-in-values.ts";
import type { CheckInValues } from "./check-in-values.ts";

const nobody = "00000000-0000-7000-8000-000000000000";

/** What a check-in begins with: nothing, a phone, or what the seller said when she announced herself. Null while asked. */
export function useInitialValues(phone: string | undefined, requestId: string | undefined): CheckInValues | null {
  const isPaused = requestId === undefined;
  const read = useRead(checkinRequestQuery, { variables: { id: requestId ?? nobody }, isPaused });
  const typed = { ...emptyCheckIn, mobile: phone ?? "" };
  if (isPaused) {
    return typed;
  }
  if (read.status !== "ready") {
    return read.status === "loading" ? null : typed;
  }
  const { firstName, lastName, mobile, email, containers, isDropOff } = read.data.checkinRequest;
  const { saysYesToTexts, saysYesToEmail } = read.data.checkinRequest;
  const person = { firstName, lastName, mobile: mobile.replace("+1", ""), email: email ?? "" };
  const consents = { buyTexts: saysYesToTexts ?? true, emailNews: saysYesToEmail };
  return { ...emptyCheckIn, ...person, ...consents, bags: containers, isDropOff };
}
