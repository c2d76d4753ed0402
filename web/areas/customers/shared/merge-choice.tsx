import { IconGitMerge } from "@tabler/icons-react";
import { useState } from "react";
import { MergeDialog } from "#web/areas/customers/merging/merge-dialog.tsx";
import { useCan } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { text } from "./customers-text.ts";
import type { Customer } from "./customers.queries.ts";

type MergeChoiceProps = { customer: Customer; other: Customer; onMerged: (survivor: Customer) => void };

/** For a manager who sees that two records are one person, where the next step waits for it. */
export function MergeChoice({ customer, other, onMerged }: MergeChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useCan()("customers:manage")) {
    return null;
  }
  return (
    <>
      <Button icon={<IconGitMerge size={18} />} onClick={() => setIsOpen(true)}>
        {text("samePerson")}
      </Button>
      {isOpen && <MergeDialog customer={customer} other={other} onMerged={onMerged} onClose={() => setIsOpen(false)} />}
    </>
  );
}
