import { useSignal } from "#web/ui/signal.ts";
import { blockingError } from "./blocking-error.ts";
import { ErrorDialog } from "./error-dialog.tsx";
import { QuestionDialog } from "./question-dialog.tsx";
import { openQuestions } from "./question.ts";

/** Where questions and blocking errors appear; once per page, near its root. */
export function DialogHost({ reload }: { reload?: () => void }) {
  const error = useSignal(blockingError);
  const question = useSignal(openQuestions)[0];
  if (error !== null) {
    return <ErrorDialog error={error} {...(reload === undefined ? {} : { reload })} />;
  }
  return question === undefined ? null : <QuestionDialog question={question} />;
}
