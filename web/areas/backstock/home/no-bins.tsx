import { IconBox } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { useCan } from "#web/platform/permissions/can.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text as areaText } from "#web/areas/backstock/backstock-text.ts";
import classes from "./home.module.css";

/** A store that has not begun with backstock. */
export function NoBins() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const can = useCan();
  const action = can("backstock:settings") && (
    <Link
      to="/s/$storeId/backstock/settings/bins/new"
      params={{ storeId }}
      className={classes.link}
      data-kind="primary"
    >
      {areaText("home.createBins")}
    </Link>
  );
  return (
    <div className={classes.page}>
      <h1>{areaText("home.title")}</h1>
      <EmptyState
        icon={<IconBox size={28} />}
        title={areaText("home.noBins")}
        text={areaText("home.noBinsText")}
        action={action}
      />
    </div>
  );
}
