import type { Routes } from "#server/platform/http/routes.ts";
import { viewRealtimeAddress } from "./realtime-address.ts";

export const realtimeAddressRoutes: Routes = (http, tools) => {
  http.get("/api/vue/realtime", async (httpRequest) =>
    viewRealtimeAddress(await tools.identifyCaller(httpRequest), {}),
  );
};
