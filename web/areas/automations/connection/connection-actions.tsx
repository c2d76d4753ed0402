import { IconDots } from "@tabler/icons-react";
import { useNavigate, useParams } from "@tanstack/react-router";
import { Button } from "#web/ui/controls/button.tsx";
import { Menu } from "#web/ui/controls/menu.tsx";
import type { MenuItem } from "#web/ui/controls/menu.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
import { text } from "./connection-text.ts";

type ConnectionActionsProps = {
  id: string;
  /** What else is in the menu, before the end of the connection. */
  items: readonly MenuItem[];
  end: { label: string; title: string; text: string; confirm: string; onConfirm: () => void };
};

/** What is seldom wanted: the log, and what the menu holds. The end of the connection asks first. */
export function ConnectionActions({ id, items, end }: ConnectionActionsProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate();
  const openLog = () =>
    void navigate({ to: "/s/$storeId/settings/automations/log/$integration", params: { storeId, integration: id } });
  return (
    <>
      <Button onClick={openLog}>{text("log")}</Button>
      <Menu
        label={text("more")}
        icon={<IconDots size={20} />}
        items={[...items, { label: end.label, onSelect: () => void askForEnd(end) }]}
      />
    </>
  );
}

async function askForEnd({
  title,
  text: consequences,
  confirm,
  onConfirm,
}: ConnectionActionsProps["end"]): Promise<void> {
  if (await ask({ title, text: consequences, confirm, cancel: text("cancel"), tone: "bad" })) {
    onConfirm();
  }
}
