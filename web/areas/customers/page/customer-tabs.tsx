import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import { CustomerHistory } from "#web/areas/customers/shared/customer-view.tsx";
import { useCan } from "#web/platform/permissions/can.ts";
import { Tabs } from "#web/ui/controls/tabs.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { BuysTab } from "./buys-tab.tsx";
import { CouponsTab, PurchasesTab, TextsTab } from "./other-tabs.tsx";
import { LoyaltyTab } from "./loyalty-tab.tsx";
import { NotesTab } from "./notes-tab.tsx";
import type { CustomerTab } from "./page-search.ts";
import { text } from "./page-text.ts";
import type { CustomerSummary } from "./page.queries.ts";
import classes from "./page.module.css";

type CustomerTabsProps = {
  customer: Customer;
  /** Null while its counts are asked for. */
  summary: CustomerSummary | null;
  tab: CustomerTab;
  onTab: (tab: CustomerTab) => void;
};

/** All that the stores have of a customer, a tab for each kind. */
export function CustomerTabs({ customer, summary, tab, onTab }: CustomerTabsProps) {
  const hasHistory = useCan()("audit:view");
  const counted = (id: CustomerTab, count: number | undefined) => ({
    id,
    label: text(`tab.${id}`),
    ...(count !== undefined && { count }),
  });
  const { buys, coupons, texts, visits, notes } = summary ?? {};
  const tabs = [
    counted("buys", buys),
    counted("coupons", coupons),
    counted("texts", texts),
    counted("purchases", visits),
    counted("loyalty", undefined),
    counted("notes", notes),
    ...(hasHistory ? [counted("history", undefined)] : []),
  ];
  const shown = tabs.some(({ id }) => id === tab) ? tab : "buys";
  return (
    <Card hasPadding={false}>
      <Tabs
        label={text("tabs")}
        tabs={tabs}
        value={shown}
        onChange={(id) => onTab(tabs.find((candidate) => candidate.id === id)?.id ?? "buys")}
      >
        <ShownTab customer={customer} tab={shown} />
      </Tabs>
    </Card>
  );
}

function ShownTab({ customer, tab }: { customer: Customer; tab: CustomerTab }) {
  switch (tab) {
    case "buys":
      return <BuysTab customerId={customer.id} />;
    case "coupons":
      return <CouponsTab customerId={customer.id} />;
    case "texts":
      return <TextsTab customer={customer} />;
    case "purchases":
      return <PurchasesTab customerId={customer.id} />;
    case "loyalty":
      return <LoyaltyTab customerId={customer.id} />;
    case "notes":
      return <NotesTab customer={customer} />;
    case "history":
      return (
        <div className={classes.history}>
          <CustomerHistory id={customer.id} isAlone />
        </div>
      );
  }
}
