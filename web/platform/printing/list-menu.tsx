import { IconDots, IconDownload, IconPrinter } from "@tabler/icons-react";
import { useCan } from "#web/platform/permissions/can.ts";
import { Menu } from "#web/ui/controls/menu.tsx";
import type { MenuItem } from "#web/ui/controls/menu.tsx";
import { text } from "./list-menu-text.ts";

type ListMenuProps = {
  /** Gives the list as a file; offered to those who may export. */
  onSave: () => void;
  /** Prints a document of its own; without it the page itself. */
  onPrint?: () => void;
  /** Below the file and the paper. */
  more?: readonly MenuItem[];
};

/** The ways out of a list or a report: a file, paper, and what else there is. */
export function ListMenu({ onSave, onPrint = () => window.print(), more = [] }: ListMenuProps) {
  const can = useCan();
  const file = { label: text("export"), icon: <IconDownload size={18} />, onSelect: onSave };
  const print = { label: text("print"), icon: <IconPrinter size={18} />, onSelect: onPrint };
  return (
    <Menu
      label={text("label")}
      icon={<IconDots size={20} />}
      items={[...(can("reports:export") ? [file] : []), print, ...more]}
    />
  );
}
