import { Page } from "#web/ui/page/page.tsx";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { TabFrame, TabList, TabPanel } from "#web/ui/controls/tabs.tsx";
import { BinsTab } from "./bins/bins-tab.tsx";
import { CategoriesTab } from "./categories/categories-tab.tsx";
import { LocationsTab } from "./locations/locations-tab.tsx";
import { OptionsTab } from "./options-tab.tsx";
import { setupTabs } from "./setup-search.ts";
import type { SetupTab } from "./setup-search.ts";
import { text } from "./setup-text.ts";

/** The setup of bins, categories, locations and options. */
export function SetupPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { tab = "bins" } = useSearch({ from: "/s/$storeId/backstock/settings" });
  const navigate = useNavigate({ from: "/s/$storeId/backstock/settings" });
  const parts: Record<SetupTab, ReactNode> = {
    bins: <BinsTab />,
    categories: <CategoriesTab />,
    locations: <LocationsTab />,
    options: <OptionsTab />,
  };
  return (
    <TabFrame
      value={tab}
      onChange={(id) => void navigate({ search: { tab: setupTabs.find((name) => name === id && name !== "bins") } })}
    >
      <Page
        width="reading"
        back={
          <BackLink to="/s/$storeId/backstock" params={{ storeId }}>
            {text("setup.back")}
          </BackLink>
        }
        title={text("setup.title")}
        tabs={
          <TabList
            label={text("setup.tabs")}
            tabs={setupTabs.map((id) => ({ id, label: text(`setup.${id}`) }))}
            value={tab}
          />
        }
      >
        <TabPanel value={tab}>{parts[tab]}</TabPanel>
      </Page>
    </TabFrame>
  );
}
