/** What each address of the status page shows or does. */
import { networkInterfaces } from "node:os";
import { isAbsolute } from "node:path";
import { readIfThere, writeAtomic } from "#till/atomic-file.ts";
import { hostsOf, listPrinters } from "#till/printers/find-printers.ts";
import { shopKind } from "#till/till-options.ts";
import { pairProgram, unpair } from "./pair-program.ts";
import type { Program } from "./program.ts";
import type { PointOfSale } from "./program-settings.ts";
import { choosePage, listDrives, logPage, printersPage, readFolder } from "./status-page/choose-pages.ts";
import type { Notice } from "./status-page/page-frame.ts";
import type { PageAnswer, PageRoutes, ShowPage, TakeForm } from "./status-page/page-server.ts";
import { liveParts, pairPage, statusPage } from "./status-page/pages.ts";
import { printersFile } from "./worker.ts";

const shownLogBytes = 100_000;

/** What the page keeps from one request to the next. */
type PageMemory = {
  notice: Notice | null;
  typed: { server: string; name: string };
  /** Null before a person let it look. */
  printers: Awaited<ReturnType<typeof listPrinters>> | null;
};

type Pages = { program: Program; memory: PageMemory; say: Say };
type Say = (tone: Notice["tone"], text: string, goTo?: string) => PageAnswer;

export function pageRoutes(program: Program): PageRoutes {
  const { server, name } = program.settings;
  const memory: PageMemory = { notice: null, typed: { server: server ?? "", name }, printers: null };
  const say: Say = (tone, text, goTo = "/") => {
    memory.notice = { tone, text };
    return { goTo };
  };
  const pages = { program, memory, say };
  return {
    get: new Map(Object.entries(shownPages(pages))),
    post: new Map(
      Object.entries({ ...pairingForms(pages), ...choiceForms(pages), ...printerForms(pages), ...helpForms(pages) }),
    ),
  };
}

function shownPages({ program, memory }: Pages): Record<string, ShowPage> {
  const takeNotice = (): Notice | null => {
    const { notice } = memory;
    memory.notice = null;
    return notice;
  };
  return {
    "/": async (_query, token) => {
      const state = await program.pageState();
      const tools = { token, notice: takeNotice() };
      return { page: state.isPaired ? statusPage(state, tools) : pairPage(state, tools, memory.typed) };
    },
    "/live": async (_query, token) => ({ text: liveParts(await program.pageState(), token).text }),
    "/choose": async (query, token) => {
      const choosing = query.get("for") === "database" ? "database" : "folder";
      const place = query.get("at")?.trim() ?? "";
      const view = await readFolder(place === "" ? program.startFolder : place);
      const drives = await listDrives(process.platform);
      return { page: choosePage(choosing, view, { token, notice: takeNotice(), drives }) };
    },
    "/printers": async (_query, token) => {
      const own = await ownPrinters(program);
      const isAdded = (at: string) => own.some((entry) => entry.at === at);
      const printers = memory.printers?.map((entry) => ({ ...entry, isAdded: isAdded(entry.at) })) ?? null;
      return { page: printersPage({ hosts: networkHosts().length, printers }, { token, notice: takeNotice() }) };
    },
    "/log": (_query, token) => ({ page: logPage(program.log.tail(shownLogBytes), { token, notice: takeNotice() }) }),
  };
}

function pairingForms({ program, memory, say }: Pages): Record<string, TakeForm> {
  return {
    "/pair": async (form) => {
      const typed = { server: form.get("server") ?? "", name: form.get("name") ?? "" };
      memory.typed = typed;
      try {
        const { data, settings, version } = program;
        program.settings = await pairProgram({ data, settings, version }, { ...typed, code: form.get("code") ?? "" });
      } catch (error) {
        return say("bad", error instanceof Error ? error.message : String(error));
      }
      program.start();
      const next = program.settings.pointOfSale === null ? " Now choose where this register's sales come from." : "";
      return say("good", `Paired.${next}`);
    },
    "/unpair": async () => {
      await program.stopTill();
      await unpair(program.data, new Date());
      return { goTo: "/" };
    },
  };
}

function choiceForms({ program, say }: Pages): Record<string, TakeForm> {
  const choose = async (pointOfSale: PointOfSale, text: string): Promise<PageAnswer> => {
    await program.change({ pointOfSale });
    return say("good", text);
  };
  return {
    "/open": (form) => ({ goTo: choosePath(form) }),
    "/folder": async (form) => {
      const folder = form.get("at")?.trim() ?? "";
      const isPolling = form.get("polling") === "yes";
      const isThere = isAbsolute(folder) && (await readFolder(folder)).problem === null;
      return isThere ? choose({ kind: "folder", folder, isPolling }, `Reading ${folder}`) : { goTo: choosePath(form) };
    },
    "/database": (form) => {
      const file = form.get("file") ?? "";
      return isAbsolute(file)
        ? choose({ kind: "database", file }, `Reading the database of ${file}`)
        : say("bad", "Choose a file of this computer");
    },
    "/simulated": (form) => {
      const shop = shopKind.safeParse(form.get("shop"));
      return shop.success
        ? choose({ kind: "simulated", shop: shop.data }, "The made-up store is open")
        : say("bad", "Choose a store");
    },
  };
}

/** The page that shows a typed folder, or says why it can't. */
function choosePath(form: URLSearchParams): string {
  const query = new URLSearchParams({ for: form.get("for") ?? "", at: form.get("at") ?? "" });
  return `/choose?${query.toString()}`;
}

function printerForms({ program, memory, say }: Pages): Record<string, TakeForm> {
  return {
    "/test-page": async (form) => {
      const problem = await program.worker.printTestPage(form.get("printer") ?? "");
      return problem === null ? say("good", "Test page printed") : say("bad", problem);
    },
    "/find-printers": async () => {
      memory.printers = await listPrinters(networkHosts());
      return { goTo: "/printers" };
    },
    "/add-printer": async (form) => {
      const entry = memory.printers?.find(({ name }) => name === form.get("printer"));
      if (entry === undefined) {
        return say("bad", "Look for printers again", "/printers");
      }
      const own = await ownPrinters(program);
      const entries = [...own.filter(({ at }) => at !== entry.at), entry];
      await writeAtomic(printersFile(program.data, program.settings), `${JSON.stringify(entries, null, 2)}\n`);
      await program.change({});
      return say("good", `${entry.displayName} added`, "/printers");
    },
  };
}

function helpForms({ program, say }: Pages): Record<string, TakeForm> {
  return {
    "/send-log": async () => {
      const problem = await program.sendLog();
      return problem === null
        ? say("good", "Log sent. Support can read it in Hangtag, under Registers and printers.")
        : say("bad", problem);
    },
    "/check-update": async () => {
      await program.checkForUpdate();
      return { goTo: "/" };
    },
    "/update": () => {
      void program.applyUpdate();
      return say("good", "Updating. This page is back in a minute.");
    },
  };
}

function networkHosts(): string[] {
  const own = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
  return hostsOf(own);
}

/** The entries as they stand in the file, with fields that the scan does not know. */
async function ownPrinters(program: Program): Promise<{ at: string }[]> {
  const text = await readIfThere(printersFile(program.data, program.settings));
  const entries: unknown = text === null ? [] : JSON.parse(text.replace(/^\uFEFF/, ""));
  return Array.isArray(entries) ? entries : [];
}
