import type { Routes } from "#server/platform/http/routes.ts";
import { listFeatures } from "./features.ts";

export const featureRoutes: Routes = (http, tools) => {
  http.get("/api/features", async (httpRequest) => listFeatures(await tools.identifyCaller(httpRequest), {}));
};
