import type { DemonstrationStore } from "./company.ts";

/** The tasks and notes of a demonstration store, so that its daybook looks used. */

type ListPlan = {
  name: string;
  access: "all" | "manager";
  tasks: readonly { name: string; dueMinutes: number | null; repeatDays?: number[] }[];
};

const everyDay = [0, 1, 2, 3, 4, 5, 6];

export const taskListPlans: readonly ListPlan[] = [
  {
    name: "Opening",
    access: "all",
    tasks: [
      { name: "Count the drawer", dueMinutes: 585 },
      { name: "Lights and music", dueMinutes: 590 },
      { name: "Answer overnight texts", dueMinutes: 600 },
      { name: "Clear the buy counter", dueMinutes: 600 },
      { name: "Print the pick list", dueMinutes: 630 },
    ],
  },
  {
    name: "Through the day",
    access: "all",
    tasks: [
      { name: "Fitting rooms, first round", dueMinutes: 720 },
      { name: "Pull 3 bins for the floor", dueMinutes: 840 },
      { name: "Straighten the shoe wall", dueMinutes: 990 },
      { name: "Fitting rooms, second round", dueMinutes: 1080 },
      { name: "Change the window display", dueMinutes: 960, repeatDays: [1, 4] },
      { name: "Order bags and receipt paper", dueMinutes: 1020, repeatDays: [3] },
    ],
  },
  {
    name: "Closing",
    access: "all",
    tasks: [
      { name: "Last buy sorted, sellers texted", dueMinutes: 1215 },
      { name: "Floor recovered", dueMinutes: 1260 },
      { name: "Drawer counted", dueMinutes: 1275 },
      { name: "Day Close run", dueMinutes: 1275 },
      { name: "Doors locked", dueMinutes: 1290 },
    ],
  },
  {
    name: "Managers",
    access: "manager",
    tasks: [
      { name: "Deposit to the bank", dueMinutes: 780, repeatDays: [1, 3, 5] },
      { name: "Look at yesterday's discounts", dueMinutes: 690 },
    ],
  },
];

export const weekdaysOf = (task: { repeatDays?: number[] }): number[] => task.repeatDays ?? everyDay;

export const announcement =
  "New return policy: 14 days with the receipt, store credit only. The sign is at the register.";

export const pinnedNote = "Inventory on Sunday: doors close at 4 PM, buying at 3 PM. Everyone on.";

/** Two a day, in turns. */
export const dayNotes: readonly string[] = [
  "Card reader 2 loses the network when the printer runs. Use register 1 for long tickets.",
  "Customer in the green coat comes back at 5 for her boots, size 8, behind the counter.",
  "Two boxes of winter coats are tagged and wait in the back for the floor.",
  "The left fitting room's lock sticks. Lift the door a little before you turn it.",
  "Seller of the blue stroller will bring the missing wheel tomorrow before noon.",
  "Hangers are low. There are more in the cage, second shelf.",
];

/** Start and end in minutes after midnight; the place in the list is the place of the person in the team. */
export const shiftPlans: readonly { startMinutes: number; endMinutes: number }[] = [
  { startMinutes: 660, endMinutes: 1260 },
  { startMinutes: 570, endMinutes: 1050 },
  { startMinutes: 570, endMinutes: 930 },
  { startMinutes: 660, endMinutes: 1140 },
  { startMinutes: 900, endMinutes: 1290 },
  { startMinutes: 1020, endMinutes: 1290 },
];

type GoalPlan = {
  growthTenths: number;
  averageTransactionCents: number;
  tradeTenths: number;
  minSalesCents: number;
  monthCents: number;
};

export const goalPlans: Record<DemonstrationStore["tillKind"], GoalPlan> = {
  clothing: {
    growthTenths: 60,
    averageTransactionCents: 4000,
    tradeTenths: 300,
    minSalesCents: 300_000,
    monthCents: 19_200_000,
  },
  kids: {
    growthTenths: 50,
    averageTransactionCents: 3800,
    tradeTenths: 350,
    minSalesCents: 200_000,
    monthCents: 13_000_000,
  },
  music: {
    growthTenths: 80,
    averageTransactionCents: 15_500,
    tradeTenths: 250,
    minSalesCents: 150_000,
    monthCents: 18_500_000,
  },
};
