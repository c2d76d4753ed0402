/** What the mail says of work that failed, by the area whose work it is. */
type Line = { text: string; action: string; path: string };

/** The first part of a job's name is its area. */
const parts: Readonly<Record<string, { name: string; path: string }>> = {
  backstock: { name: "Backstock", path: "backstock" },
  books: { name: "The journal entries", path: "reports/ledger" },
  bounceback: { name: "Coupons", path: "bounceback" },
  buys: { name: "Buys", path: "buys" },
  clock: { name: "The time clock", path: "team/timecards" },
  daybook: { name: "Tasks", path: "daybook" },
  goals: { name: "Goals", path: "reports/monthly" },
  reports: { name: "The reports", path: "reports" },
  scheduling: { name: "Hours from the schedule", path: "settings/automations" },
  texting: { name: "Texts", path: "texting" },
};

/** One line for each part, however much of its work failed. The mail itself is on its way, so it says nothing of its own. */
export function failingLines(work: readonly { name: string; isGivenUp: boolean }[]): Line[] {
  const byPart = new Map<string, boolean>();
  for (const { name, isGivenUp } of work) {
    const [area = ""] = name.split(".");
    if (area !== "nightly-mail") {
      byPart.set(area, isGivenUp || byPart.get(area) === true);
    }
  }
  return [...byPart].map(([area, isGivenUp]) => {
    const { name, path } = parts[area] ?? { name: "Other work of this evening", path: "reports" };
    const then = isGivenUp ? "and isn't tried again. Call support" : "and is tried again";
    return { text: `${name}: something failed this evening ${then}`, action: "Look", path };
  });
}
