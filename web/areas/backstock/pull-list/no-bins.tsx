import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import type { PullList } from "./pull-list.queries.ts";
import { text } from "./pull-list-text.ts";

/** Why nothing is to be brought: the floor is full, nobody has looked, or nothing fits. */
export function NoBins({ list }: { list: PullList }) {
  if (list.sections.some(({ binsMissing }) => binsMissing > 0)) {
    return <EmptyState title={text("empty.noBins")} text={text("empty.noBinsText")} />;
  }
  const isKnown = list.sections.some(({ status }) => status !== null);
  return isKnown ? (
    <EmptyState title={text("empty.title")} text={text("empty.text")} />
  ) : (
    <EmptyState title={text("empty.unknown")} text={text("empty.unknownText")} />
  );
}
