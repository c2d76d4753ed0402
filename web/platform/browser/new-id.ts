import { v7 } from "uuid";

/** A UUID whose beginning is the time, so that rows sort by when they were made. Works without a secure context too. */
export function newId(): string {
  return v7();
}
