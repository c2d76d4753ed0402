/** A printer on a cable that the operating system shows as a file, such as /dev/usb/lp0. */
import { access, constants, open } from "node:fs/promises";
import { PrinterFailure, type PrinterConnection } from "./connection.ts";

const causes: Record<string, string> = {
  ENOENT: "isn't plugged in",
  ENXIO: "isn't plugged in",
  EACCES: "can't be opened: this program may not write to it",
  EBUSY: "is busy with another program",
  ENOSPC: "is out of paper",
};

export function deviceFileConnection(path: string): PrinterConnection {
  return {
    readStatus: () =>
      access(path, constants.W_OK).then(
        () => "unknown" as const,
        () => "unreachable" as const,
      ),
    async send(bytes) {
      try {
        // Without `a` or `w`, because neither making nor cutting short is meant for a device.
        const file = await open(path, constants.O_WRONLY | constants.O_NOCTTY);
        try {
          await file.writeFile(bytes);
        } finally {
          await file.close();
        }
      } catch (error) {
        throw new PrinterFailure(`${causeOf(error)} (${path})`);
      }
    },
  };
}

function causeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return causes[code] ?? "stopped taking the page";
}
