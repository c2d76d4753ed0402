import { useParams } from "@tanstack/react-router";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { text } from "./task-lists-text.ts";

/** From the settings back to the day, from one list back to all. */
export function SettingsBack({ to }: { to: "daybook" | "settings" }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <BackLink
      to={to === "daybook" ? "/s/$storeId/daybook/{-$date}" : "/s/$storeId/daybook/settings"}
      params={{ storeId }}
    >
      {text(to === "daybook" ? "lists.back" : "lists.backToAll")}
    </BackLink>
  );
}
