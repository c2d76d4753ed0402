import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { addDays } from "#common/business-date.ts";
import { instantOf, localTimeAt } from "#common/store-time.ts";
import { SendTimeDialog } from "#web/areas/texting/shared/send-time-dialog.tsx";
import { useNextOpening } from "#web/areas/texting/shared/use-next-opening.ts";
import { useWhenText } from "#web/areas/texting/thread/use-when-text.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Menu } from "#web/ui/controls/menu.tsx";
import type { SaveOutcome } from "#web/ui/form/submission.ts";
import { text } from "./composer-text.ts";

type SendLaterProps = {
  isDisabled: boolean;
  /** Sends at a time that was chosen from the list. */
  onSend: (at: Date) => void;
  /** The same for a time of the person's own, whose form shows what is wrong. */
  onSchedule: (at: Date) => Promise<SaveOutcome>;
};

const tenInTheMorning = 10 * 60;

/** The times at which a text may go instead of now. */
export function SendLater({ isDisabled, onSend, onSchedule }: SendLaterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const whenText = useWhenText();
  const tomorrow = instantOf(addDays(localTimeAt(useNow(), timeZone).date, 1), tenInTheMorning, timeZone);
  const opening = useNextOpening();
  const isOwn = opening !== null && opening.getTime() !== tomorrow.getTime();
  return (
    <>
      <Menu
        label={text("later")}
        icon={<IconChevronDown size={18} />}
        items={[
          ...(isOwn
            ? [
                {
                  label: text("later.opening", { when: whenText(opening.toISOString()) }),
                  isDisabled,
                  onSelect: () => onSend(opening),
                },
              ]
            : []),
          { label: text("later.tomorrow"), isDisabled, onSelect: () => onSend(tomorrow) },
          { label: text("later.own"), isDisabled, onSelect: () => setIsOpen(true) },
        ]}
      />
      {isOpen && (
        <SendTimeDialog
          title={text("later.title")}
          save={text("later.save")}
          at={tomorrow}
          body={null}
          onSave={({ sendAt }) => onSchedule(sendAt)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
