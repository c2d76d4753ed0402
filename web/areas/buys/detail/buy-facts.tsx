import type { BuyDetail } from "#web/areas/buys/shared/buys.queries.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { factsOf } from "./buy-fact-lines.ts";
import { text } from "./detail-text.ts";
import classes from "./detail.module.css";

/** What is known of a buy beside its stages. */
export function BuyFacts({ detail, pos }: { detail: BuyDetail; pos: string }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const { signaturePath } = detail;
  return (
    <dl className={classes.facts}>
      {factsOf(detail, { pos, timeZone }).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {signaturePath !== null && (
        <div>
          <dt>{text("policy")}</dt>
          <dd>
            <svg viewBox="0 0 600 180" className={classes.signature} aria-label={text("policy.SCREEN")}>
              <path d={signaturePath} />
            </svg>
          </dd>
        </div>
      )}
    </dl>
  );
}
