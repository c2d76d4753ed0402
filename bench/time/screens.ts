/** What the screens of a store's day and its managers ask; each as its page does, as far as years could change it. */
const figures = "sales goal goalPct compSales compPct customers avgTransaction buys buyAmount laborMinutes laborPct";
const row = "id type number date at employeeName customerName value";
const entries = "totalItems edges { cursor node { id name by at changes { field before after } } }";

export const questions = [
  {
    what: "daybook",
    query: `{ daybook { id date today isOver goalPanel { id status asOf neededToday sales { actual target percent }
      monthToDate { actual target percent } } groups { list { id name } tasks { id name status } }
      notes { id body } people { person { employeeId fullName } state } } }`,
  },
  {
    what: "week",
    query: `query ($date: BusinessDate!) { weeklyReport(date: $date) { from to days { businessDate status compDate ${figures} }
      total { ${figures} } lastYear { ${figures} } } }`,
  },
  {
    what: "rows",
    query: `query ($date: BusinessDate!) {
      reportRows(kind: SALES, from: $date, to: $date) { count total rows { ${row} } } }`,
  },
  {
    what: "settings",
    query: `{ settingChanges(first: 25) { ${entries} } }`,
  },
  {
    what: "record",
    query: `query ($storeId: ID!) { recordHistory(kind: "StoreSwitches", id: $storeId, first: 25) { ${entries} } }`,
  },
  {
    what: "person",
    query: `query ($employeeId: ID!) { personHistory(employeeId: $employeeId, first: 25) { ${entries} } }`,
  },
] as const;
