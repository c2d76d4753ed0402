import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "./dialog.tsx";
import type { OpenQuestion } from "./question.ts";

/** One question with two buttons. Escape is Cancel, and the cursor starts there. */
export function QuestionDialog({ question }: { question: OpenQuestion }) {
  const cancel = () => {
    question.answer(false);
  };
  const actions = (
    <>
      <Button kind="quiet" data-autofocus onClick={cancel}>
        {question.cancel}
      </Button>
      <Button
        kind={question.tone === "bad" ? "bad" : "primary"}
        onClick={() => {
          question.answer(true);
        }}
      >
        {question.confirm}
      </Button>
    </>
  );
  return (
    <Dialog role="alertdialog" size="xsmall" title={question.title} onClose={cancel} actions={actions}>
      <p>{question.text}</p>
    </Dialog>
  );
}
