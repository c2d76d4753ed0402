import { useRef, useState } from "react";
import type { UnreadableFields } from "./unreadable-fields.ts";

const noTexts: UnreadableFields["texts"] = {};
const nobody: ReadonlySet<string> = new Set();

type FormUnreadableFields = UnreadableFields & {
  hasTexts: boolean;
  /** Lets the fields on the screen, or those in `names`, complain. Returns the names of those that cannot be read. */
  judge: (names?: readonly string[]) => readonly string[];
  clear: () => void;
};

export function useUnreadableFields(): FormUnreadableFields {
  const [texts, setTexts] = useState(noTexts);
  const [judged, setJudged] = useState(nobody);
  const problems = useRef(new Map<string, string>());
  return {
    texts,
    hasTexts: Object.keys(texts).length > 0,
    judged,
    keepText: (name, unreadable) => {
      setTexts(({ [name]: _before, ...others }) => (unreadable === null ? others : { ...others, [name]: unreadable }));
    },
    show: (name, problem) => {
      problems.current.set(name, problem);
      return () => {
        problems.current.delete(name);
      };
    },
    judge: (names) => {
      const unreadable = [...problems.current.keys()].filter((name) => names?.includes(name) ?? true);
      setJudged((before) => new Set([...before, ...unreadable]));
      return unreadable;
    },
    clear: () => {
      setTexts(noTexts);
      setJudged(nobody);
    },
  };
}
