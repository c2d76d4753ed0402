import { z } from "zod";
import { takesForms } from "#server/platform/http/form-bodies.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { authenticateSocket, authorizeSocket } from "./pusher-auth.ts";

/** What pusher-js sends, as a form or as JSON; anything else is refused by the operation's input. */
const field = z.string().catch("");
const body = z.object({ socket_id: field, channel_name: field }).catch({ socket_id: "", channel_name: "" });

/** POST /pusher/auth of the contract, and /pusher/user-auth for a client's `signin`: the headers identify the caller. */
export const pusherAuthRoutes: Routes = (http, tools) => {
  void http.register(async (scoped) => {
    takesForms(scoped);
    scoped.post("/pusher/auth", async (httpRequest) => {
      const { socket_id: socketId, channel_name: channel } = body.parse(httpRequest.body);
      return authorizeSocket(await tools.identifyCaller(httpRequest), { socketId, channel });
    });
    scoped.post("/pusher/user-auth", async (httpRequest) => {
      const { socket_id: socketId } = body.parse(httpRequest.body);
      return authenticateSocket(await tools.identifyCaller(httpRequest), { socketId });
    });
  });
};
