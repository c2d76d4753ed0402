import type { ReactNode } from "react";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import type { Read } from "#web/platform/graphql/use-read.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Page } from "#web/ui/page/page.tsx";

type ScanOutcomeProps = {
  title: string;
  back: ReactNode;
  /** Null where the code alone says that nothing is found. */
  read: Read<unknown> | null;
  /** Why there is no record, once that is sure. */
  missing: { title: string; text: string };
  /** Where a person goes on then. */
  way: ReactNode;
};

/** The address of a scanned code while its record is looked for, and where there is none; a found one opens at its own. */
export function ScanOutcome({ title, back, read, missing, way }: ScanOutcomeProps) {
  return (
    <Page width="form" back={back} title={title}>
      {read === null || read.status === "ready" ? (
        <EmptyState title={missing.title} text={missing.text} action={way} />
      ) : (
        <ReadState read={read} />
      )}
    </Page>
  );
}
