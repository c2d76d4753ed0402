/** The forms' fields carry their unit, as the rules of goals do; the API's types say it, so its names do without. */
const formNames: Readonly<Record<string, string>> = {
  sales: "salesCents",
  averageTransaction: "averageTransactionCents",
  trade: "tradeTenths",
  growth: "growthTenths",
  minSales: "minSalesCents",
  goal: "goalCents",
};

/** What was refused, under the names of the forms' fields. */
export function formErrors(refused: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(refused).map(([name, text]) => [formNames[name] ?? name, text]));
}
