import { useState } from "react";
import { newId } from "#web/platform/browser/new-id.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "./craft-text.ts";
import { agreedCount, agreedText, nameOf } from "./craft-words.ts";
import { SecondLookDialog } from "./second-look-dialog.tsx";
import { buyerCraftQuery } from "./craft.queries.ts";
import type { Craft } from "./craft.queries.ts";
import { secondLookQuery, startSecondLookMutation } from "./second-look.queries.ts";
import type { SecondLookDay } from "./second-look.queries.ts";
import classes from "./craft.module.css";

/** The day's drill: what it would be about, how far it is, or how often both agreed. */
export function SecondLookCard({ craft, buyer, category }: Agreement) {
  const [isOpen, setIsOpen] = useState(false);
  const [start, isStarting] = useChange(startSecondLookMutation);
  const read = useRead(secondLookQuery, { live: ["SecondLook", "business-date"] });
  const day = read.status === "ready" ? read.data.secondLook : null;
  const begin = async () => {
    const outcome = await start(
      { id: newId() },
      { refetches: [secondLookQuery, buyerCraftQuery], waitsForRefetch: true, request: { title: text("look.who") } },
    );
    if (outcome.isDone) {
      setIsOpen(true);
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  return (
    <Card title={text("look.title")} aside={text("look.once")}>
      <ReadState read={read} loading={<LoadingState lines={3} />} />
      {day !== null && <p className={classes.look}>{standingText(day)}</p>}
      <Agreed craft={craft} buyer={buyer} category={category} />
      {day?.candidate && (
        <Button kind="primary" isWide isBusy={isStarting} onClick={() => void begin()}>
          {text("look.start")}
        </Button>
      )}
      {day?.look && (
        <Button isWide onClick={() => setIsOpen(true)}>
          {text(day.look.answeredAt === null ? "look.resume" : "look.show")}
        </Button>
      )}
      {isOpen && day?.look && <SecondLookDialog look={day.look} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}

type Agreement = {
  craft: Craft;
  /** Whose answers were looked at again. */
  buyer: string;
  category: string;
};

/** How often the buyer and who looked again agreed, on the category and on everything. */
function Agreed({ craft, buyer, category }: Agreement) {
  const groups = category === "" ? [""] : [category, ""];
  const lines = groups.flatMap((group) => {
    const share = agreedText(craft, { buyer, category: group });
    const name = group === "" ? text("group.all") : nameOf(craft.categories, group);
    return share === null ? [] : [{ group, name, share }];
  });
  if (lines.length === 0) {
    return null;
  }
  return (
    <>
      <p className={classes.soft}>{text("look.agreedOn", { name: nameOf(craft.buyers, buyer) })}</p>
      <dl className={classes.figures}>
        {lines.map(({ group, name, share }) => (
          <div key={group}>
            <dt>{name}</dt>
            <dd>{share}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function standingText({ look, candidate }: SecondLookDay): string {
  if (look === null) {
    return candidate === null
      ? text("look.none")
      : text("look.offer", { number: candidate.buyNumber, name: candidate.buyerName });
  }
  return look.answeredAt === null
    ? text("look.going", { name: look.employeeName })
    : text("look.done", { name: look.employeeName, buyer: look.buyerName, agreed: agreedCount(look) });
}
