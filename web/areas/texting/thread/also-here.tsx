import { useTextDraft } from "#web/areas/texting/composer/text-drafts.ts";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { text } from "./thread-text.ts";
import { useOthersHere } from "./use-others-here.ts";
import classes from "./also-here.module.css";

/** Colleagues who have the same conversation open, so that a customer gets one answer. */
export function AlsoHere({ threadId }: { threadId: string }) {
  const [body] = useTextDraft(threadId);
  const others = useOthersHere(threadId, body);
  const typing = others.filter(({ isTyping }) => isTyping);
  const shown = typing.length > 0 ? typing : others;
  const words =
    shown.length === 0
      ? ""
      : wordsFor(
          shown.map(({ name }) => name),
          typing.length > 0,
        );
  return (
    // Always in the page, so that a screen reader says what changes in it.
    <output className={classes.others}>
      {shown.slice(0, mostFaces).map(({ screenId, name }) => (
        <Avatar key={screenId} name={name} size={22} />
      ))}
      {words !== "" && <span>{words}</span>}
      {typing.length > 0 && (
        <i aria-hidden="true">
          <b />
          <b />
          <b />
        </i>
      )}
    </output>
  );
}

const mostFaces = 3;

function wordsFor(names: readonly string[], isTyping: boolean): string {
  const [first = "", second = ""] = names.map((name) => name.split(" ")[0] ?? name);
  const doing = isTyping ? "typing" : "open";
  if (names.length === 1) {
    return text(`here.${doing}`, { name: first });
  }
  return names.length === 2
    ? text(`here.${doing}Two`, { first, second })
    : text(`here.${doing}More`, { first, count: names.length - 1 });
}
