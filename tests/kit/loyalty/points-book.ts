/** Points of a simulated program, and what every book of them must do; areas do not reach into an adapter themselves. */
export { pointsBookContract } from "#server/adapters/loyalty/points-book.contract.ts";
export { joinProgram } from "#server/adapters/loyalty/simulated-loyalty.ts";
