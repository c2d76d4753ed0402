import { useState } from "react";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "./craft-text.ts";
import { agreedCount } from "./craft-words.ts";
import { buyerCraftQuery } from "./craft.queries.ts";
import { answerSecondLookMutation, secondLookQuery } from "./second-look.queries.ts";
import type { SecondLook } from "./second-look.queries.ts";
import classes from "./second-look.module.css";

type LookProps = { look: SecondLook; onClose: () => void };

/** Five pieces to take or pass; then both answers beside each other. */
export function SecondLookDialog({ look, onClose }: LookProps) {
  return look.answeredAt === null ? (
    <AnswerDialog look={look} onClose={onClose} />
  ) : (
    <Dialog title={text("look.agreed", { count: agreedCount(look) })} onClose={onClose} size="small">
      <ul className={classes.pieces}>
        {look.pieces.map((piece) => (
          <li key={piece.position} data-differs={piece.wasTaken !== piece.isTakenAgain || undefined}>
            <PieceName piece={piece} />
            <span className={classes.both}>
              <span>
                {text("look.first", { name: look.buyerName, answer: answerText(piece.wasTaken, piece.passReason) })}
              </span>
              <span>
                {text("look.second", { name: look.employeeName, answer: answerText(piece.isTakenAgain, null) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function AnswerDialog({ look, onClose }: LookProps) {
  const [answers, setAnswers] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [save, isSaving] = useChange(answerSecondLookMutation);
  const done = answers.size;
  const send = async () => {
    const given = look.pieces.map(({ position }) => answers.get(position) === true);
    const outcome = await save(
      { id: look.id, answers: given },
      { refetches: [secondLookQuery, buyerCraftQuery], waitsForRefetch: true, request: { title: text("look.who") } },
    );
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  return (
    <Dialog
      title={text("look.dialog", { number: look.buyNumber, done })}
      onClose={onClose}
      size="small"
      actions={
        <Button kind="primary" disabled={done < look.pieces.length} isBusy={isSaving} onClick={() => void send()}>
          {text("look.save")}
        </Button>
      }
    >
      <ul className={classes.pieces}>
        {look.pieces.map((piece) => (
          <li key={piece.position}>
            <PieceName piece={piece} />
            <fieldset className={classes.answers} aria-label={piece.description}>
              {([true, false] as const).map((isTaken) => (
                <button
                  key={String(isTaken)}
                  type="button"
                  aria-pressed={answers.get(piece.position) === isTaken}
                  onClick={() => setAnswers(new Map(answers).set(piece.position, isTaken))}
                >
                  {text(isTaken ? "look.take" : "look.pass")}
                </button>
              ))}
            </fieldset>
          </li>
        ))}
      </ul>
      <p className={classes.blind}>{text("look.blind")}</p>
    </Dialog>
  );
}

function PieceName({ piece: { description, brand, size } }: { piece: SecondLook["pieces"][number] }) {
  const about = [brand, size].filter((part) => part !== null && part !== "").join(", ");
  return (
    <span className={classes.piece}>
      <strong>{description}</strong>
      {about !== "" && <small>{about}</small>}
    </span>
  );
}

function answerText(isTaken: boolean | null, reason: string | null): string {
  if (isTaken === true) {
    return text("look.answer.take");
  }
  return reason === null || reason === ""
    ? text("look.answer.pass")
    : text("look.answer.reason", { reason: withinSentence(reason) });
}

/** A store's own words, after a comma: an abbreviation keeps its capitals. */
function withinSentence(words: string): string {
  return /^\p{Lu}\p{Ll}/u.test(words) ? words.slice(0, 1).toLowerCase() + words.slice(1) : words;
}
