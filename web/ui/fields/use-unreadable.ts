import { useContext, useEffect, useEffectEvent, useState } from "react";
import { UnreadableFieldsContext } from "#web/ui/form/unreadable-fields.ts";
import type { UnreadableText } from "#web/ui/form/unreadable-fields.ts";

/**
 * Reports to the form around the field `name` that the field's text is not a value. `problem` says what is wrong with the
 * text, null when nothing is. Returns the problem once the field may complain: nobody has typed a whole date after the
 * first letter.
 */
export function useUnreadable(name: string, problem: string | null) {
  const form = useContext(UnreadableFieldsContext);
  const [isInside, setIsInside] = useState(false);
  const show = useEffectEvent((shownName: string, shown: string) => form?.show(shownName, shown));
  useEffect(
    function tellForm() {
      return problem === null ? undefined : show(name, problem);
    },
    [name, problem],
  );
  const isJudged = !isInside || form?.judged.has(name) === true;
  return {
    problem: isJudged ? problem : null,
    enter: () => {
      setIsInside(true);
    },
    leave: () => {
      setIsInside(false);
    },
  };
}

/**
 * The text that is not a value and stands in the field instead of `value`, with the way to keep it (null: there is none).
 * The text gives way as soon as the field gets another value than the one beside which it was typed.
 */
export function useUnreadableText(
  name: string,
  value: unknown,
): [string | null, (unreadable: UnreadableText | null) => void] {
  const form = useContext(UnreadableFieldsContext);
  const [own, setOwn] = useState<UnreadableText | null>(null);
  const kept = form === null ? own : (form.texts[name] ?? null);
  const keep = (unreadable: UnreadableText | null) => {
    if (form === null) {
      setOwn(unreadable);
    } else {
      form.keepText(name, unreadable);
    }
  };
  return [kept !== null && Object.is(kept.valueBeside, value) ? kept.text : null, keep];
}
