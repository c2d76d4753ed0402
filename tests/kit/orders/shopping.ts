/** What happens in a simulated online shop; areas do not reach into an adapter themselves. */
export { cancelOrder, placeOrder, takeOutLine } from "#server/adapters/orders/simulated-shop.ts";
export type { SimulatedDelivery, SimulatedOrder } from "#server/adapters/orders/simulated-shop.ts";
export { deliveryHeaders, reportOrder, reportShop } from "#server/adapters/orders/shopify/shopify-simulator.ts";
