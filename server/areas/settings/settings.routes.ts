import type { Routes } from "#server/platform/http/routes.ts";
import { viewAbout } from "./settings.ts";

export const settingsRoutes: Routes = (http, tools) => {
  http.get("/api/vue/about", async (httpRequest) => viewAbout(await tools.identifyCaller(httpRequest), {}));
};
