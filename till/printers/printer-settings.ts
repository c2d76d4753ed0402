/** The file in which a shop says what printers stand at a till. */
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { printer } from "#common/pos/pos-state.ts";

/** Families of code pages: printers of other makers number them as one of these. */
const codepageFamily = z.enum(["epson", "star", "bixolon", "citizen", "pos-5890", "pos-8360", "xprinter"]);
export type CodepageFamily = z.infer<typeof codepageFamily>;

const network = z
  .string()
  .regex(/^tcp:\/\//)
  .transform((text, context) => {
    const address = URL.parse(text);
    if (address === null || address.hostname === "") {
      context.addIssue({ code: "custom", message: "such as tcp://192.168.1.40:9100" });
      return z.NEVER;
    }
    return { kind: "network" as const, host: address.hostname, port: Number(address.port || "9100") };
  });
const spooler = z
  .string()
  .regex(/^spooler:[^-/\\\s"&|<>^%][^/\\"&|<>^%]{0,126}$/)
  .transform((text) => ({ kind: "spooler" as const, queue: text.slice("spooler:".length) }));
const deviceFile = z
  .string()
  .regex(/^device:./)
  .transform((text) => ({ kind: "device" as const, path: text.slice("device:".length) }));

const printerSetting = z.object({
  name: printer.shape.name,
  displayName: printer.shape.displayName,
  role: printer.shape.role,
  type: printer.shape.type,
  at: z.union([network, spooler, deviceFile], {
    error: "tcp://ADDRESS:PORT, spooler:QUEUE or device:PATH",
  }),
  widthMm: z.union([z.literal(58), z.literal(80)]).default(80),
  codePages: codepageFamily.default("epson"),
  isCut: z.boolean().default(true),
});

const printerSettings = z
  .array(printerSetting)
  .max(20)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, "two printers have one name");

export type PrinterSetting = z.infer<typeof printerSetting>;

/** Throws an error that names the file and what is wrong in it. */
export async function readPrinterSettings(file: string): Promise<PrinterSetting[]> {
  const text = await readFile(file, "utf8");
  const parsed = printerSettings.safeParse(parseJson(file, text));
  if (!parsed.success) {
    throw new Error(`${file}:\n${z.prettifyError(parsed.error)}`);
  }
  return parsed.data;
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
