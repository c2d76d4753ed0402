import { useParams } from "@tanstack/react-router";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import type { Period } from "./period.ts";
import { text } from "./timecards-text.ts";

type TimecardsBackProps = { to: "team" | "timecards"; period?: Partial<Period> };

/** The way up; a period that was chosen stays chosen. */
export function TimecardsBack({ to, period = {} }: TimecardsBackProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return to === "team" ? (
    <BackLink to="/s/$storeId/team" params={{ storeId }}>
      {text("back")}
    </BackLink>
  ) : (
    <BackLink to="/s/$storeId/team/timecards" params={{ storeId }} search={period}>
      {text("backToAll")}
    </BackLink>
  );
}
