import { useParams } from "@tanstack/react-router";
import { DaybookScreen } from "./daybook-screen.tsx";

export function DaybookPage() {
  const { date } = useParams({ from: "/s/$storeId/daybook/{-$date}" });
  return <DaybookScreen date={date ?? null} />;
}
