import { useSignal } from "#web/ui/signal.ts";
import { uiText } from "#web/ui/ui-text.ts";
import { notices, topNotice } from "./notice.ts";
import classes from "./notice-bar.module.css";

/** One line at the top of everything, for what concerns everyone: the notice with the highest priority. */
export function NoticeBar() {
  const notice = topNotice(useSignal(notices));
  return (
    <section aria-label={uiText("notice.region")} aria-live="polite" data-no-print>
      {notice !== null && (
        <div
          key={notice.id}
          className={classes.notice}
          data-tone={notice.tone ?? "info"}
          role={notice.tone === "bad" ? "alert" : "status"}
        >
          <p>{notice.text}</p>
          {notice.button !== undefined && (
            <button type="button" onClick={notice.action}>
              {notice.button}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
