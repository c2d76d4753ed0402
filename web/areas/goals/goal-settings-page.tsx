import { Page } from "#web/ui/page/page.tsx";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import type { GoalSearch } from "./goal-search.ts";
import { GoalSections, SectionLinks } from "./goal-sections.tsx";
import { goalSettingsQuery } from "./goals.queries.ts";
import type { GoalSettings } from "./goals.queries.ts";
import { text } from "./goals-text.ts";
import { MonthMenu } from "./month-menu.tsx";
import { MonthPicker } from "./month-panel.tsx";
import classes from "./goals.module.css";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

/** Where managers say what the store should sell: by rule, by month, and day by day. */
export function GoalSettingsPage() {
  const { storeId } = useParams({ from: "/s/$storeId/goal/settings" });
  const search = useSearch({ from: "/s/$storeId/goal/settings" });
  const navigate = useNavigate({ from: "/s/$storeId/goal/settings" });
  const month = search.month === undefined ? null : `${search.month}-01`;
  const read = useRead(goalSettingsQuery, { variables: { month }, live: ["Goal", "daily-report"] });
  const settings = useKept(read.status === "ready" ? read.data.goalSettings : null);
  const shown = read.status === "forbidden" ? null : settings;
  const show = (next: GoalSearch) => {
    void navigate({ search: (now) => ({ ...now, ...next }), replace: next.day === undefined, resetScroll: false });
  };
  return (
    <Page
      back={
        <BackLink to="/s/$storeId/settings" params={{ storeId }}>
          {text("page.settings")}
        </BackLink>
      }
      title={text("page.title")}
      actions={
        shown !== null && (
          <>
            <SectionLinks settings={shown} search={search} />
            <div className={classes.monthLine}>
              <MonthPicker month={shown.plan.month} onPick={(picked) => show({ month: picked.slice(0, 7) })} />
              <MonthMenu settings={shown} />
            </div>
          </>
        )
      }
    >
      {shown === null ? (
        <ReadState read={read} loading={<CalendarSkeleton />} />
      ) : (
        <GoalSections settings={shown} search={search} onShow={show} />
      )}
    </Page>
  );
}

/** The last settings that came, while those of another month are on their way: what a person typed stays. */
function useKept(fresh: GoalSettings | null): GoalSettings | null {
  const [kept, setKept] = useState(fresh);
  if (fresh !== null && fresh !== kept) {
    setKept(fresh);
  }
  return fresh ?? kept;
}

/** The shape of the settings, while they come for the first time. */
function CalendarSkeleton() {
  return (
    <LoadingState>
      <div className={classes.page}>
        <Skeleton height={50} />
        <div className={classes.skeleton}>
          {Array.from({ length: 35 }, (_, day) => (
            <Skeleton key={day} height={72} />
          ))}
        </div>
      </div>
    </LoadingState>
  );
}
