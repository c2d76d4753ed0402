import { useState } from "react";
import classes from "#web/areas/automations/connection/steps.module.css";
import { newId } from "#web/platform/browser/new-id.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Unseen } from "#web/ui/unseen.tsx";
import { chooseContactListMutation, contactListChoicesQuery } from "./contacts.queries.ts";
import type { ListChoice } from "./contacts.queries.ts";
import ownClasses from "./contacts.module.css";
import { text } from "./contacts-text.ts";
import { MonthChoice } from "./first-push.tsx";
import { useContactsChange } from "./use-contacts-change.ts";
import type { ContactsConnection } from "./use-contacts-change.ts";

type ListStepProps = { connection: ContactsConnection; onDone: () => void };

/** Which of the account's lists people join, and which people. */
export function ListStep({ connection, onDone }: ListStepProps) {
  const { id, name, store } = connection;
  const read = useRead(contactListChoicesQuery, { variables: { id } });
  const lists = read.status === "ready" ? read.data.contactListChoices : [];
  return (
    <section className={classes.step} aria-labelledby="list-title">
      <div>
        <h2 id="list-title">{text("list.title", { store })}</h2>
        <p className={classes.soft}>{text("list.text")}</p>
      </div>
      <ReadState read={read} />
      {read.status === "ready" && lists.length === 0 && (
        <EmptyState title={text("list.none")} text={text("list.noneText", { name })} />
      )}
      {lists.length > 0 && <Choice connection={connection} lists={lists} onDone={onDone} />}
    </section>
  );
}

const sources = ["hasSellers", "hasShoppers", "hasCoupons"] as const;
type Chosen = Record<(typeof sources)[number] | "hasMobile", boolean>;

const usualSources: Chosen = { hasSellers: true, hasShoppers: true, hasCoupons: false, hasMobile: false };

function Choice({ connection, lists, onDone }: ListStepProps & { lists: readonly ListChoice[] }) {
  const { id, store, contactList } = connection;
  const held = contactList.list;
  const [choose, isSaving] = useContactsChange(chooseContactListMutation);
  const [listId, setListId] = useState(() => firstChoice(lists, { store, held: held?.listId ?? null }));
  const [chosen, setChosen] = useState<Chosen>(held ?? usualSources);
  const [months, setMonths] = useState(0);
  const list = lists.find((each) => each.id === listId);
  const isNew = held === null || held.listId !== listId;
  const hasSource = sources.some((source) => chosen[source]);
  const start = async () => {
    if (list === undefined) {
      return;
    }
    const first = isNew && months > 0 ? { months } : {};
    const { hasSellers, hasShoppers, hasCoupons, hasMobile } = chosen;
    const sent = { hasSellers, hasShoppers, hasCoupons, hasMobile };
    const choice = { listId: list.id, ...sent, ...first, runId: newId() };
    if (await choose({ id, choice }, text("list.done", { store, list: list.name }))) {
      onDone();
    }
  };
  return (
    <>
      <Lists lists={lists} listId={listId} onChoose={setListId} />
      <SourceChoice chosen={chosen} onChange={setChosen} />
      {isNew && <MonthChoice months={months} onChange={setMonths} />}
      <div className={ownClasses.actions}>
        <Button
          kind="primary"
          disabled={list === undefined || !hasSource}
          isBusy={isSaving}
          onClick={() => void start()}
        >
          {doText({ list, hasSource, isNew })}
        </Button>
        {held !== null && <Button onClick={onDone}>{text("list.back")}</Button>}
      </div>
    </>
  );
}

function doText(state: { list: ListChoice | undefined; hasSource: boolean; isNew: boolean }): string {
  const { list, hasSource, isNew } = state;
  if (list === undefined) {
    return text("list.doNone");
  }
  if (!hasSource) {
    return text("sources.none");
  }
  return isNew ? text("list.do", { list: list.name }) : text("list.save");
}

type ListsProps = { lists: readonly ListChoice[]; listId: string | null; onChoose: (id: string) => void };

function Lists({ lists, listId, onChoose }: ListsProps) {
  return (
    <fieldset className={classes.choices}>
      <legend>
        <Unseen>{text("list.facts")}</Unseen>
      </legend>
      {lists.map((each) => (
        <label key={each.id}>
          <input type="radio" name="list" checked={each.id === listId} onChange={() => onChoose(each.id)} />
          <b>{each.name}</b>
          <small>
            {text("list.people", { count: each.people })}
            {each.asksAgain && `, ${text("list.asksAgain")}`}
          </small>
        </label>
      ))}
    </fieldset>
  );
}

function SourceChoice({ chosen, onChange }: { chosen: Chosen; onChange: (chosen: Chosen) => void }) {
  const names = [...sources, "hasMobile"] as const;
  return (
    <>
      <div>
        <h3>{text("sources.title")}</h3>
        <p className={classes.soft}>{text("sources.text")}</p>
      </div>
      <fieldset className={ownClasses.sources}>
        <legend>
          <Unseen>{text("sources.title")}</Unseen>
        </legend>
        {names.map((name) => (
          <label key={name} className={name === "hasMobile" ? ownClasses.apart : undefined}>
            <input
              type="checkbox"
              checked={chosen[name]}
              onChange={(event) => onChange({ ...chosen, [name]: event.currentTarget.checked })}
            />
            {text(`sources.${name}`)}
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** The one chosen before, else the one with the store's name in it, else the only one. */
function firstChoice(
  lists: readonly ListChoice[],
  { store, held }: { store: string; held: string | null },
): string | null {
  const same = lists.find(({ name }) => name.toLowerCase().includes(store.trim().toLowerCase()));
  const only = lists.length === 1 ? lists[0] : undefined;
  return (lists.find(({ id }) => id === held) ?? same ?? only)?.id ?? null;
}
