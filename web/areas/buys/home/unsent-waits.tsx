import { useTills, useUsedTill } from "#web/platform/till/tills.ts";
import { text } from "./home-text.ts";

/** Why nothing can be sent from this screen: no register is there, or none of several is chosen for it. */
export function UnsentWaits() {
  const { online } = useTills();
  const isUnchosen = useUsedTill() === null && online.length > 0;
  return <span>{text(isUnchosen ? "unsent.unchosen" : "unsent.waits")}</span>;
}
