/** `pusher-js` exports its class itself under Node, which its own types (written for bundlers) do not say. */
declare module "pusher-js/node.js" {
  import type PusherTypes from "pusher-js";
  const Pusher: typeof PusherTypes.default;
  export default Pusher;
}
