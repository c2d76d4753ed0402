/** The front door: what other parts of the program may use of coupons. */
export { takeFedSales, takeFedTrades } from "./earning/take-sales.ts";
export { createCoupons } from "./coupons/create-coupons.ts";
