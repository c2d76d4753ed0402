import { deferred } from "#common/deferred.ts";
import { createSignal } from "#web/ui/signal.ts";

export type Question = {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  /** `bad` for what can't be undone. */
  tone?: "accent" | "bad";
};

export type OpenQuestion = Question & { answer: (isConfirmed: boolean) => void };

/** Questions wait for each other; the host shows the first. */
export const openQuestions = createSignal<readonly OpenQuestion[]>([]);

/** Asks in a small dialog; true when the person chose the confirming button, false for Cancel and Escape. */
export function ask(question: Question): Promise<boolean> {
  const { promise, resolve } = deferred<boolean>();
  const open: OpenQuestion = {
    ...question,
    answer: (isConfirmed) => {
      openQuestions.set(openQuestions.get().filter((other) => other !== open));
      resolve(isConfirmed);
    },
  };
  openQuestions.set([...openQuestions.get(), open]);
  return promise;
}
