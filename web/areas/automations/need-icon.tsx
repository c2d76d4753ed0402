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
  ["bookkeeping", IconBook2],
  ["orders", IconShoppingBag],
  ["loyalty", IconGift],
  ["contacts", IconMail],
  ["registers", IconBuildingStore],
]);

export function NeedIcon({ need }: { need: string }) {
  const Icon = icons.get(need) ?? IconCalendarTime;
  return (
    <span className={classes.icon}>
      <Icon size={20} aria-hidden="true" />
    </span>
  );
}

const namedNeeds = ["scheduling", "registers", "loyalty", "contacts", "bookkeeping", "orders"] as const;

/** What the store leaves to a service, in a shop's words. */
export function needTitle(need: string): string {
  const named = namedNeeds.find((each) => each === need);
  return named === undefined ? need : text(`need.${named}`);
}
