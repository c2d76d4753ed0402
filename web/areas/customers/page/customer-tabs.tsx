import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import { CustomerHistory } from "#web/areas/customers/shared/customer-view.tsx";
import { useCan } from "#web/platform/permissions/can.ts";
import { Tabs } from "#web/ui/controls/tabs.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { BuysTab } from "./buys-tab.tsx";
import { CouponsTab, PurchasesTab, TextsTab } from "./other-tabs.tsx";
import { NotesTab } from "./notes-tab.tsx";
import type { CustomerTab } from "./page-search.ts";
import { text } from "./page-text.ts";
import type { CustomerSummary } from "./page.queries.ts";

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
  const tabs = [
    counted("buys", summary?.buys),
    counted("coupons", summary?.coupons),
    counted("texts", summary?.texts),
    counted("purchases", summary?.visits),
    counted("notes", summary?.notes),
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
        {shown === "buys" && <BuysTab customerId={customer.id} />}
        {shown === "coupons" && <CouponsTab customerId={customer.id} />}
        {shown === "texts" && <TextsTab customer={customer} />}
        {shown === "purchases" && <PurchasesTab customerId={customer.id} />}
        {shown === "notes" && <NotesTab customer={customer} />}
        {shown === "history" && <CustomerHistory id={customer.id} />}
      </Tabs>
    </Card>
  );
}
