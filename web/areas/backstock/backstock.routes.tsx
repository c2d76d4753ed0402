import { agingRoutes } from "./aging/aging.routes.tsx";
import { balanceRoutes } from "./balance/balance.routes.tsx";
import { historyRoutes } from "./history/history.routes.tsx";
import { homeRoutes } from "./home/home.routes.tsx";
import { pickListRoutes } from "./pick-list/pick-list.routes.tsx";
import { pullListRoutes } from "./pull-list/pull-list.routes.tsx";
import { runwayRoutes } from "./runway/runway.routes.tsx";
import { sectionsRoutes } from "./sections/sections.routes.tsx";
import { setupRoutes } from "./setup/setup.routes.tsx";
import { transfersRoutes } from "./transfers/transfers.routes.tsx";

export const backstockRoutes = [
  ...homeRoutes,
  ...setupRoutes,
  ...pullListRoutes,
  ...sectionsRoutes,
  ...pickListRoutes,
  ...transfersRoutes,
  ...balanceRoutes,
  ...runwayRoutes,
  ...historyRoutes,
  ...agingRoutes,
] as const;
