import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { uiText } from "#web/ui/ui-text.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import classes from "./filter-sheet.module.css";

type FilterSheetProps = {
  /** How many filters are set. */
  count: number;
  onClear: () => void;
  /** The fields. */
  children: ReactNode;
};

/** The filters of a list: above it on a desktop, in a sheet on a phone. Not printed. */
export function FilterSheet({ count, onClear, children }: FilterSheetProps) {
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const clear = (
    <Button kind="quiet" onClick={onClear}>
      {uiText("filter.clear")}
    </Button>
  );
  if (!isPhone) {
    return (
      <div className={classes.bar} data-no-print>
        {children}
        {count > 0 && clear}
      </div>
    );
  }
  return (
    <div data-no-print>
      <Button isWide icon={<IconAdjustmentsHorizontal size={18} />} onClick={() => setIsOpen(true)}>
        {count === 0 ? uiText("filter.title") : uiText("filter.count", { count })}
      </Button>
      {isOpen && (
        <Dialog
          title={uiText("filter.title")}
          onClose={() => setIsOpen(false)}
          actions={
            <>
              {clear}
              <Button kind="primary" onClick={() => setIsOpen(false)}>
                {uiText("filter.show")}
              </Button>
            </>
          }
        >
          {children}
        </Dialog>
      )}
    </div>
  );
}
