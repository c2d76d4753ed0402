import type { PosAdapter } from "./pos.ts";

/** A point of sale that only gives its rows: no message reaches it. */
export abstract class OneWayPos implements Pick<PosAdapter, Messages> {
  checkIn(): Promise<never> {
    return Promise.reject(new Error("This register takes no check-ins: open the buy there by hand"));
  }

  async checkInStatus() {
    return { status: "unknown" as const, posBuyId: null };
  }

  async lookupCustomer() {
    return { customers: [] };
  }

  async listEmployees() {
    return { employees: [] };
  }
}

type Messages = "checkIn" | "checkInStatus" | "lookupCustomer" | "listEmployees";
