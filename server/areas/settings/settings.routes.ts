import type { Routes } from "#server/platform/http/routes.ts";
import { viewAbout } from "./settings.ts";

export const settingsRoutes: Routes = (http, tools) => {
  http.get("/api/vue/about", async (asked) => viewAbout(await tools.callerOf(asked), {}));
};
