import type { BrandKind } from "#common/store-places.ts";

/** A list of daily tasks that a store without any can begin with; times are minutes after midnight. */
export type StarterList = { name: string; tasks: readonly StarterTask[] };
type StarterTask = { name: string; dueMinutes: number | null };

const opening: readonly StarterTask[] = [
  { name: "Count drawer", dueMinutes: 600 },
  { name: "Lights and music", dueMinutes: 600 },
  { name: "Check text messages", dueMinutes: 615 },
  { name: "Clear buy counter", dueMinutes: 630 },
  { name: "Print pick list", dueMinutes: 660 },
];

const closing: readonly StarterTask[] = [
  { name: "Last buy sorted", dueMinutes: 1215 },
  { name: "Day Close run", dueMinutes: 1275 },
  { name: "Drawer counted", dueMinutes: 1275 },
  { name: "Floor recovered", dueMinutes: 1275 },
  { name: "Doors locked", dueMinutes: 1290 },
];

/** What stores of a kind do besides, because of what they sell. */
const ofKind: Record<BrandKind, { opening: readonly StarterTask[]; closing: readonly StarterTask[] }> = {
  kids: {
    opening: [{ name: "Check recall list for toys and gear", dueMinutes: 645 }],
    closing: [{ name: "Play area tidied", dueMinutes: 1275 }],
  },
  teen: {
    opening: [{ name: "Restyle front mannequins", dueMinutes: 645 }],
    closing: [{ name: "Fitting rooms cleared", dueMinutes: 1275 }],
  },
  women: {
    opening: [{ name: "Steam the new arrivals", dueMinutes: 645 }],
    closing: [{ name: "Jewelry and handbag case locked", dueMinutes: 1275 }],
  },
  sports: {
    opening: [{ name: "Check helmet dates", dueMinutes: 645 }],
    closing: [{ name: "Bikes and clubs locked up", dueMinutes: 1275 }],
  },
  music: {
    opening: [{ name: "Tune the guitar wall", dueMinutes: 645 }],
    closing: [{ name: "Amps off, cases closed", dueMinutes: 1275 }],
  },
  other: { opening: [], closing: [] },
};

/** The two lists that a store of a kind is offered, each task in the order in which it is due. */
export function starterListsOf(kind: BrandKind): readonly StarterList[] {
  const { opening: openingToo, closing: closingToo } = ofKind[kind];
  return [
    { name: "Opening", tasks: inOrder([...opening, ...openingToo]) },
    { name: "Closing", tasks: inOrder([...closing, ...closingToo]) },
  ];
}

function inOrder(tasks: readonly StarterTask[]): readonly StarterTask[] {
  return tasks.toSorted((left, right) => (left.dueMinutes ?? 0) - (right.dueMinutes ?? 0));
}
