import { IconShirt } from "@tabler/icons-react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text } from "./home-text.ts";

export function NoBuys({ tab }: { tab: "open" | "complete" }) {
  const icon = <IconShirt size={32} />;
  return tab === "open" ? (
    <EmptyState icon={icon} title={text("open.none")} text={text("open.noneText")} />
  ) : (
    <EmptyState icon={icon} title={text("complete.none")} />
  );
}
