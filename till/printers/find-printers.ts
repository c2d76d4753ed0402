/** Finds the printers that take pages on the usual port of a network. */
import { networkConnection, networkPatience, type NetworkPatience } from "./connections/network.ts";

/** An entry of the shop's file of printers, to be named and corrected by a person. */
type PrinterEntry = {
  name: string;
  displayName: string;
  role: "receipt" | "label";
  type: "escpos" | "zpl";
  at: string;
};

const hostsAtOnce = 64;
const patience: NetworkPatience = { ...networkPatience, connectMs: 800, statusMs: 3000 };

/** The addresses that share the first three numbers with one of ours, as most shops' networks are made. */
export function hostsOf(own: readonly string[]): string[] {
  const networks = new Set(own.map((address) => address.split(".").slice(0, 3).join(".")));
  const all = [...networks].flatMap((network) => Array.from({ length: 254 }, (_, at) => `${network}.${at + 1}`));
  return all.filter((host) => !own.includes(host));
}

/** Those that answer the status request of receipt printers are such; others are taken for label printers. */
export async function listPrinters(hosts: readonly string[], port = 9100): Promise<PrinterEntry[]> {
  const entries: PrinterEntry[] = [];
  for (let first = 0; first < hosts.length; first += hostsAtOnce) {
    const answers = hosts.slice(first, first + hostsAtOnce).map(async (host) => {
      const connection = networkConnection({ address: { host, port }, hasStatus: true, patience });
      return { host, status: await connection.readStatus() };
    });
    for (const { host, status } of await Promise.all(answers)) {
      if (status !== "unreachable") {
        entries.push(entryOf({ host, port, isReceipt: status !== "unknown" }));
      }
    }
  }
  return entries;
}

function entryOf({ host, port, isReceipt }: { host: string; port: number; isReceipt: boolean }): PrinterEntry {
  const at = `tcp://${host}:${port}`;
  return isReceipt
    ? { name: `receipt-${host}`, displayName: `Receipt printer at ${host}`, role: "receipt", type: "escpos", at }
    : { name: `label-${host}`, displayName: `Label printer at ${host}`, role: "label", type: "zpl", at };
}
