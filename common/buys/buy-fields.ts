/** What the fields of buys and check-in requests take: the forms judge by it, the operations take it in. */
import { requiredText, wholeNumberBetween } from "#common/inputs/field-schemas.ts";

export const buyFields = {
  /** Of one kind (bags, boxes, bins), or of all in a request. */
  containers: wholeNumberBetween(0, 99),
  announcedContainers: wholeNumberBetween(1, 99),
  cancelReason: requiredText(200),
};
