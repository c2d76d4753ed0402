import { useParams, useSearch } from "@tanstack/react-router";
import { Conversation } from "#web/areas/texting/thread/conversation.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { ChooseThread } from "./choose-thread.tsx";
import { RegistrationBanner } from "./registration-banner.tsx";
import { ThreadList } from "./thread-list.tsx";
import classes from "./inbox.module.css";

/** All conversations of the store with its customers. */
export function InboxPage() {
  const search = useSearch({ from: "/s/$storeId/texting" });
  const isPhone = useIsPhone();
  return (
    <div className={classes.inbox}>
      <RegistrationBanner />
      <ThreadList search={search} openId={null} />
      {!isPhone && <ChooseThread />}
    </div>
  );
}

/** One conversation, beside the others where there is room. */
export function ThreadPage() {
  const { threadId } = useParams({ from: "/s/$storeId/texting/$threadId/show" });
  const search = useSearch({ from: "/s/$storeId/texting/$threadId/show" });
  const isPhone = useIsPhone();
  return (
    <div className={classes.inbox} data-open>
      <RegistrationBanner />
      {!isPhone && <ThreadList search={search} openId={threadId} />}
      <Conversation key={threadId} threadId={threadId} search={search} />
    </div>
  );
}
