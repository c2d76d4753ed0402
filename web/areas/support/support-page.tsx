import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCan } from "#web/platform/permissions/can.ts";
import { Tabs } from "#web/ui/controls/tabs.tsx";
import { ForbiddenState } from "#web/ui/feedback/forbidden-state.tsx";
import { FailedJobs } from "./failed-jobs.tsx";
import { Mailbox } from "./mailbox.tsx";
import { text } from "./support-text.ts";
import classes from "./support.module.css";

/** For support users alone: what failed in the background, and what would have been mailed. */
export function SupportPage() {
  const { tab = "jobs" } = useSearch({ from: "/s/$storeId/support" });
  const navigate = useNavigate({ from: "/s/$storeId/support" });
  const can = useCan();
  if (!can("jobs:manage")) {
    return <ForbiddenState />;
  }
  return (
    <div className={classes.page}>
      <h1>{text("support.title")}</h1>
      <Tabs
        label={text("support.title")}
        tabs={[
          { id: "jobs", label: text("tab.jobs") },
          { id: "mailbox", label: text("tab.mailbox") },
        ]}
        value={tab}
        onChange={(next) => void navigate({ search: next === "mailbox" ? { tab: next } : {} })}
      >
        {tab === "mailbox" ? <Mailbox /> : <FailedJobs />}
      </Tabs>
    </div>
  );
}
