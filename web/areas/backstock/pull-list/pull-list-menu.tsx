import { IconDots, IconLayoutGrid, IconPrinter, IconScale } from "@tabler/icons-react";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useCan } from "#web/platform/permissions/can.ts";
import { Menu } from "#web/ui/controls/menu.tsx";
import { text } from "./pull-list-text.ts";

/** Paper for everybody; the setup of sections and what sister stores lack for managers. */
export function PullListMenu() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate();
  const can = useCan();
  const print = { label: text("menu.print"), icon: <IconPrinter size={18} />, onSelect: () => window.print() };
  const setup = {
    label: text("menu.sections"),
    icon: <IconLayoutGrid size={18} />,
    onSelect: () => void navigate({ to: "/s/$storeId/backstock/sections", params: { storeId } }),
  };
  const balance = {
    label: text("menu.balance"),
    icon: <IconScale size={18} />,
    onSelect: () => void navigate({ to: "/s/$storeId/backstock/balance", params: { storeId } }),
  };
  return (
    <Menu
      label={text("menu.label")}
      icon={<IconDots size={20} />}
      items={[print, ...(can("backstock:settings") ? [setup] : []), ...(can("backstock:transfer") ? [balance] : [])]}
    />
  );
}
