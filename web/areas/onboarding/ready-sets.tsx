import { useId } from "react";
import type { ReactNode } from "react";
import { namePreview } from "#common/backstock/category-names.ts";
import { categorySetOf, namesOfSet } from "#common/backstock/category-sets.ts";
import { starterListsOf } from "#common/daybook/starter-lists.ts";
import { brandKindOf } from "#common/store-places.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { loadCategoriesMutation, loadTaskListsMutation, readySetsQuery } from "./onboarding.queries.ts";
import { text } from "./onboarding-text.ts";
import classes from "./onboarding.module.css";
import { setupQuery } from "./shared/setup.queries.ts";

const refetches = [setupQuery];

/** The two task lists of the store's brand kind, added by one press. */
export function ReadyTaskLists() {
  const read = useRead(readySetsQuery);
  const [load, isLoading] = useChange(loadTaskListsMutation);
  if (read.status !== "ready") {
    return <UnreadSet read={read} />;
  }
  const tasks = starterListsOf(brandKindOf(read.data.storeProfile.brandKind)).flatMap((list) => list.tasks);
  const add = async () => {
    const outcome = await load({}, { refetches });
    const words = outcome.isDone ? text("set.lists.done") : outcome.refused.text;
    showSnackbar({ text: words, color: outcome.isDone ? "good" : "bad" });
  };
  return (
    <ReadySet
      title={text("set.lists")}
      about={text("set.lists.about", { count: tasks.length })}
      names={tasks.map(({ name }) => name)}
      action={
        <Button kind="primary" isBusy={isLoading} onClick={() => void add()}>
          {text("set.lists.load")}
        </Button>
      }
    />
  );
}

/** The categories of the store's brand kind, added by one press; a kind without a set of its own has none. */
export function ReadyCategories() {
  const read = useRead(readySetsQuery);
  const [load, isLoading] = useChange(loadCategoriesMutation);
  if (read.status !== "ready") {
    return <UnreadSet read={read} />;
  }
  const { storeProfile, backstockCategories } = read.data;
  const set = namesOfSet(categorySetOf(brandKindOf(storeProfile.brandKind)), "gender-first");
  const { names, existing } = namePreview(
    set,
    backstockCategories.map(({ name }) => name),
  );
  const count = names.length;
  if (count === 0) {
    return null;
  }
  const add = async () => {
    const outcome = await load({ names }, { refetches });
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
      return;
    }
    const { created, existed } = outcome.data.addBackstockCategories;
    const there = existed + existing.length;
    const parts = [
      text("set.categories.done", { count: created.length }),
      ...(there === 0 ? [] : [text("set.categories.existed", { count: there })]),
    ];
    showSnackbar({ text: parts.join(", "), color: "good" });
  };
  return (
    <ReadySet
      title={text("set.categories", { count })}
      about={text("set.categories.about", { some: someOf(names).join(", ") })}
      names={names}
      action={
        <Button kind="primary" isBusy={isLoading} onClick={() => void add()}>
          {text("set.categories.load", { count })}
        </Button>
      }
    />
  );
}

function UnreadSet({ read }: { read: Parameters<typeof ReadState>[0]["read"] }) {
  return (
    <Card>
      <ReadState read={read} />
    </Card>
  );
}

/** Three names from all over the set. */
function someOf(names: readonly string[]): string[] {
  const step = Math.max(1, Math.floor(names.length / 3));
  return names.filter((_name, place) => place % step === 0).slice(0, 3);
}

type ReadySetProps = { title: string; about: string; names: readonly string[]; action: ReactNode };

function ReadySet({ title, about, names, action }: ReadySetProps) {
  const id = useId();
  return (
    <section className={classes.ready} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{about}</p>
        <details>
          <summary>{text("set.show")}</summary>
          <ul>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
      </div>
      {action}
    </section>
  );
}
