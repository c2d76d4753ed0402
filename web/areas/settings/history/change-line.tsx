import { relativeTime } from "#common/relative-time.ts";
import { text } from "#web/areas/settings/store/store-text.ts";
import { useNow } from "#web/platform/use-now.ts";
import { eventName, fieldName, isKnownField, valueText } from "./change-words.ts";
import type { SettingChange } from "./history.queries.ts";
import classes from "./history.module.css";

/** One change: what, by whom, where and when, and each field as it was and is. */
export function ChangeLine({ change, timeZone }: { change: SettingChange; timeZone: string }) {
  const now = useNow();
  const at = new Date(change.at);
  const who = {
    name: change.by ?? text("history.nobody"),
    device: change.deviceName ?? "",
    time: relativeTime(at, { now, timeZone }),
  };
  return (
    <article className={classes.change}>
      <header>
        <strong>{eventName(change.name)}</strong>
        <small title={at.toLocaleString("en-US", { timeZone })}>
          {text(change.deviceName === null ? "history.by" : "history.byAt", who)}
        </small>
      </header>
      <dl>
        {change.changes
          .filter(({ field }) => isKnownField(field))
          .map(({ field, before, after }) => (
            <div key={field}>
              <dt>{fieldName(field)}</dt>
              <dd>
                {before === null ? (
                  valueText(field, after)
                ) : (
                  <>
                    <del>{valueText(field, before)}</del>
                    <span aria-hidden>→</span>
                    <ins>{valueText(field, after)}</ins>
                  </>
                )}
              </dd>
            </div>
          ))}
      </dl>
    </article>
  );
}
