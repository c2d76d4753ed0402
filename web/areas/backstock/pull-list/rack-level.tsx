import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { checkRackMutation, pullListQuery } from "./pull-list.queries.ts";
import type { PullSection } from "./pull-list.queries.ts";
import { text } from "./pull-list-text.ts";
import classes from "./rack-level.module.css";

const levels = [0, 1, 2, 3, 4] as const;

/** The fifteen-second rack check: one tap says how full a section is, also where there is no connection. */
export function RackLevel({ section }: { section: PullSection }) {
  const [check] = useChange(checkRackMutation);
  const save = async (fullness: number) => {
    const id = newId();
    const expected = { __typename: "CheckedRack" as const, id, sectionId: section.id, fullness };
    const outcome = await check(
      { id, sectionId: section.id, fullness },
      {
        refetches: [pullListQuery],
        optimistic: { checkRack: expected },
        mayWait: text("check.wait", { section: section.name }),
      },
    );
    if (!outcome.isDone) {
      showSnackbar({ text: text("check.failed", { error: outcome.refused.text }), color: "bad" });
    }
  };
  return (
    <fieldset className={classes.levels} aria-label={text("level.label", { section: section.name })}>
      {levels.map((level) => (
        <button
          key={level}
          type="button"
          aria-label={text("level.named", { level, words: text(`level.${level}`) })}
          title={text(`level.${level}`)}
          aria-pressed={section.check?.fullness === level}
          onClick={() => void save(level)}
        >
          {level}
        </button>
      ))}
    </fieldset>
  );
}
