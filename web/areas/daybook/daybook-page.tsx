import { useParams } from "@tanstack/react-router";
import { isBusinessDate } from "#common/business-date.ts";
import { DaybookScreen } from "./daybook-screen.tsx";

export function DaybookPage() {
  const { date } = useParams({ from: "/s/$storeId/daybook/{-$date}" });
  return <DaybookScreen date={isBusinessDate(date) ? date : null} />;
}
