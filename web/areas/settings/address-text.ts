import { text } from "./settings-text.ts";

/** An address as people know it: the machine the program runs on has none, and a mapped IPv4 address is a plain one. */
export function addressText(address: string): string {
  const plain = address.replace(/^::ffff:/i, "");
  return plain === "::1" || plain.startsWith("127.") ? text("sessions.thisComputer") : plain;
}
