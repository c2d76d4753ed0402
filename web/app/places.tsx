import {
  IconBox,
  IconBuildingStore,
  IconChartBar,
  IconLifebuoy,
  IconMessage,
  IconNotebook,
  IconSettings,
  IconShirt,
  IconTicket,
  IconUsers,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Permission } from "#common/permissions.ts";
import type { text as appText } from "./app-text.ts";

type Place = {
  id: string;
  /** Of the catalog of the frame. */
  label: Parameters<typeof appText>[0];
  icon: ReactNode;
  to:
    | "/s/$storeId/stores"
    | "/s/$storeId/daybook/{-$date}"
    | "/s/$storeId/buys"
    | "/s/$storeId/texting"
    | "/s/$storeId/backstock"
    | "/s/$storeId/bounceback"
    | "/s/$storeId/reports"
    | "/s/$storeId/team"
    | "/s/$storeId/settings"
    | "/s/$storeId/support";
  /** Pressed after `g`. */
  key: string;
  permission: Permission;
  /** Rail: with the areas or at its foot. */
  rail: "areas" | "foot";
};

/** The areas there are, in the order of the rail. An area gets its line here when it has a page. */
export const places: readonly Place[] = [
  {
    id: "stores",
    label: "place.stores",
    icon: <IconBuildingStore />,
    to: "/s/$storeId/stores",
    key: "a",
    permission: "reports:view-all-stores",
    rail: "areas",
  },
  {
    id: "daybook",
    label: "place.daybook",
    icon: <IconNotebook />,
    to: "/s/$storeId/daybook/{-$date}",
    key: "d",
    permission: "daybook:view",
    rail: "areas",
  },
  {
    id: "buys",
    label: "place.buys",
    icon: <IconShirt />,
    to: "/s/$storeId/buys",
    key: "u",
    permission: "buys:view",
    rail: "areas",
  },
  {
    id: "texting",
    label: "place.texting",
    icon: <IconMessage />,
    to: "/s/$storeId/texting",
    key: "x",
    permission: "texting:view",
    rail: "areas",
  },
  {
    id: "backstock",
    label: "place.backstock",
    icon: <IconBox />,
    to: "/s/$storeId/backstock",
    key: "b",
    permission: "backstock:view",
    rail: "areas",
  },
  {
    id: "bounceback",
    label: "place.bounceback",
    icon: <IconTicket />,
    to: "/s/$storeId/bounceback",
    key: "c",
    permission: "bounceback:view",
    rail: "areas",
  },
  {
    id: "reports",
    label: "place.reports",
    icon: <IconChartBar />,
    to: "/s/$storeId/reports",
    key: "r",
    permission: "reports:view",
    rail: "areas",
  },
  {
    id: "team",
    label: "place.team",
    icon: <IconUsers />,
    to: "/s/$storeId/team",
    key: "t",
    permission: "team:view",
    rail: "areas",
  },
  {
    id: "support",
    label: "place.support",
    icon: <IconLifebuoy />,
    to: "/s/$storeId/support",
    key: "h",
    permission: "jobs:manage",
    rail: "foot",
  },
  {
    id: "settings",
    label: "place.settings",
    icon: <IconSettings />,
    to: "/s/$storeId/settings",
    key: "s",
    permission: "settings:edit",
    rail: "foot",
  },
];
