import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCan } from "#web/platform/permissions/can.ts";
import { NoAccess } from "#web/platform/permissions/no-access.tsx";
import { Tabs } from "#web/ui/controls/tabs.tsx";
import { FailedJobs } from "./failed-jobs.tsx";
import { Mailbox } from "./mailbox.tsx";
import { SupportContact } from "./support-contact.tsx";
import { text } from "./support-text.ts";
import classes from "./support.module.css";

/** For support users alone: what failed in the background, what would have been mailed, and whom everybody asks for help. */
export function SupportPage() {
  const { tab = "jobs" } = useSearch({ from: "/s/$storeId/support" });
  const navigate = useNavigate({ from: "/s/$storeId/support" });
  const can = useCan();
  if (!can("jobs:manage")) {
    return (
      <div className={classes.page}>
        <h1>{text("support.title")}</h1>
        <NoAccess />
      </div>
    );
  }
  return (
    <div className={classes.page}>
      <h1>{text("support.title")}</h1>
      <Tabs
        label={text("support.title")}
        tabs={[
          { id: "jobs", label: text("tab.jobs") },
          { id: "mailbox", label: text("tab.mailbox") },
          { id: "contact", label: text("tab.contact") },
        ]}
        value={tab}
        onChange={(next) =>
          void navigate({ search: { tab: next === "mailbox" || next === "contact" ? next : undefined } })
        }
      >
        {tab === "jobs" && <FailedJobs />}
        {tab === "mailbox" && <Mailbox />}
        {tab === "contact" && <SupportContact />}
      </Tabs>
    </div>
  );
}
