import {
  IconBook2,
  IconBuildingStore,
  IconCalendarTime,
  IconGift,
  IconMail,
  IconShoppingBag,
} from "@tabler/icons-react";
import { text } from "./automations-text.ts";
import classes from "./automations.module.css";

const icons = new Map([
  ["bookkeeping", <IconBook2 key="icon" size={20} aria-hidden="true" />],
  ["orders", <IconShoppingBag key="icon" size={20} aria-hidden="true" />],
  ["loyalty", <IconGift key="icon" size={20} aria-hidden="true" />],
  ["contacts", <IconMail key="icon" size={20} aria-hidden="true" />],
  ["registers", <IconBuildingStore key="icon" size={20} aria-hidden="true" />],
]);

export function NeedIcon({ need }: { need: string }) {
  return <span className={classes.icon}>{icons.get(need) ?? <IconCalendarTime size={20} aria-hidden="true" />}</span>;
}

const namedNeeds = ["scheduling", "registers", "loyalty", "contacts", "bookkeeping", "orders"] as const;

/** What the store leaves to a service, in a shop's words. */
export function needTitle(need: string): string {
  const named = namedNeeds.find((each) => each === need);
  return named === undefined ? need : text(`need.${named}`);
}
