import { IconChecks, IconCircleCheck } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { appVersion } from "#web/platform/app-version.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Page } from "#web/ui/page/page.tsx";
import { ReleaseItem } from "./release-item.tsx";
import { text } from "./software-updates-text.ts";
import { markReleasesReadMutation, releasesQuery } from "./software-updates.queries.ts";
import classes from "./software-updates.module.css";

/** What is new in the program, newest first. */
export function SoftwareUpdatesPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const store = useStoreData();
  const read = useRead(releasesQuery);
  const can = useCan();
  const [markRead, isMarking] = useChange(markReleasesReadMutation);
  const releases = read.status === "ready" ? read.data.releases : [];
  const unreadIds = releases.filter(({ isUnread }) => isUnread).map(({ id }) => id);
  const mark = async (releaseIds: string[]) => {
    const outcome = await markRead({ releaseIds }, { employee: "none" });
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
      return;
    }
    releaseIds.forEach((id) => store.writeRecord({ __typename: "Release", id, isUnread: false }));
  };
  return (
    <Page
      width="reading"
      back={
        // Everybody reads the updates; settings open for managers alone.
        can("settings:edit") && (
          <BackLink to="/s/$storeId/settings" params={{ storeId }}>
            {text("updates.back")}
          </BackLink>
        )
      }
      title={text("updates.title")}
      actions={
        unreadIds.length > 0 && (
          <Button icon={<IconChecks size={18} />} isBusy={isMarking} onClick={() => void mark(unreadIds)}>
            {text("updates.markAll")}
          </Button>
        )
      }
    >
      <p className={classes.version}>{text("updates.running", { version: appVersion })}</p>
      <ReadState read={read} />
      {read.status === "ready" && releases.length === 0 && (
        <EmptyState
          title={text("updates.upToDate")}
          text={text("updates.upToDateText", { version: appVersion })}
          icon={<IconCircleCheck size={32} />}
        />
      )}
      {releases.length > 0 && unreadIds.length === 0 && (
        <output className={classes.upToDate}>
          <IconCircleCheck size={20} />
          {text("updates.upToDate")}
        </output>
      )}
      {releases.map((release) => (
        <ReleaseItem
          key={release.id}
          release={release}
          storeId={storeId}
          timeZone={timeZone}
          onRead={() => void mark([release.id])}
        />
      ))}
    </Page>
  );
}
