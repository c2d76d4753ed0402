/** The two lists that a store without any is offered; times are minutes after midnight. */
export type StarterList = { name: string; tasks: readonly { name: string; dueMinutes: number | null }[] };

export const starterLists: readonly StarterList[] = [
  {
    name: "Opening",
    tasks: [
      { name: "Count drawer", dueMinutes: 600 },
      { name: "Lights and music", dueMinutes: 600 },
      { name: "Check text messages", dueMinutes: 615 },
      { name: "Clear buy counter", dueMinutes: 630 },
      { name: "Print pick list", dueMinutes: 660 },
    ],
  },
  {
    name: "Closing",
    tasks: [
      { name: "Last buy sorted", dueMinutes: 1215 },
      { name: "Day Close run", dueMinutes: 1275 },
      { name: "Drawer counted", dueMinutes: 1275 },
      { name: "Floor recovered", dueMinutes: 1275 },
      { name: "Doors locked", dueMinutes: 1290 },
    ],
  },
];
