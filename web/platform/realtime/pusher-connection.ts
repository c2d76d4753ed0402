import loaded from "pusher-js";
import * as shape from "#web/platform/browser/shape.ts";
import { callApi } from "#web/platform/calls/call-api.ts";

export type Pusher = loaded.default;
type PusherClass = typeof loaded.default;

// The package's types speak of a `default`; in its build for browsers the class is the module itself.
const module: unknown = loaded;
const OpenedPusher = isPusherClass(module) ? module : loaded.default;

function isPusherClass(value: unknown): value is PusherClass {
  return typeof value === "function";
}

const place = shape.object({
  key: shape.text,
  /** Null: the channel server listens where the page comes from. */
  host: shape.maybe(shape.text),
  port: shape.maybe(shape.number),
  isSecure: shape.maybe(shape.flag),
});

/** Says whose the socket is, so that it is closed with the sign-in, whatever channels it hears. */
const authentication = shape.object({ auth: shape.text, user_data: shape.text });

const authorization = shape.object({ auth: shape.text, channel_data: shape.maybe(shape.text) });

/** Connects to the channel server. Our own server authorizes each channel. */
export async function openPusher(): Promise<Pusher> {
  const { key, host, port, isSecure } = await callApi({ path: "/realtime", answer: place });
  const secure = isSecure ?? window.location.protocol === "https:";
  const wsPort = port ?? Number(window.location.port || (secure ? 443 : 80));
  const pusher = new OpenedPusher(key, {
    cluster: "",
    wsHost: host ?? window.location.hostname,
    wsPort,
    wssPort: wsPort,
    forceTLS: secure,
    enabledTransports: ["ws", "wss"],
    enableStats: false,
    userAuthentication: {
      transport: "ajax",
      endpoint: "/pusher/user-auth",
      customHandler: ({ socketId }, answer) => {
        callApi({
          method: "POST",
          base: "",
          path: "/pusher/user-auth",
          body: { socket_id: socketId },
          answer: authentication,
        })
          .then((response) => {
            answer(null, response);
          })
          .catch((error: unknown) => {
            answer(asError(error), null);
          });
      },
    },
    channelAuthorization: {
      transport: "ajax",
      endpoint: "/pusher/auth",
      customHandler: ({ socketId, channelName }, answer) => {
        callApi({
          method: "POST",
          base: "",
          path: "/pusher/auth",
          body: { socket_id: socketId, channel_name: channelName },
          answer: authorization,
        })
          .then((response) => {
            answer(null, {
              auth: response.auth,
              ...(response.channel_data !== null && { channel_data: response.channel_data }),
            });
          })
          .catch((error: unknown) => {
            answer(asError(error), null);
          });
      },
    },
  });
  // Kept by the client: it signs in again with each new connection.
  pusher.signin();
  return pusher;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
