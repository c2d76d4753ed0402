import { createRootRoute } from "@tanstack/react-router";

/** Everything stands below it; `web/app` gives it what is drawn around all pages. */
export const rootRoute = createRootRoute();
