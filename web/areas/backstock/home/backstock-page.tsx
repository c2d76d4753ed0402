import { useSearch } from "@tanstack/react-router";
import { BackstockScreen } from "./backstock-screen.tsx";

export function BackstockPage() {
  return <BackstockScreen search={useSearch({ from: "/s/$storeId/backstock" })} />;
}
