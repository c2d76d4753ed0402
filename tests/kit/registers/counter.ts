/** What happens at the counter of a simulated merchant; areas do not reach into an adapter themselves. */
export { tradeDays } from "#server/adapters/registers/simulated-trade.ts";
export {
  changeOrder,
  endAuthorization,
  refundAmount,
  ringUp,
} from "#server/adapters/registers/square/square-simulated-sales.ts";
