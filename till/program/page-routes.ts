/** What each address of the status page shows or does. */
import { networkInterfaces } from "node:os";
import { isAbsolute } from "node:path";
import { writeAtomic, readIfThere } from "#till/atomic-file.ts";
import { hostsOf, listPrinters } from "#till/printers/find-printers.ts";
import { shopKind } from "#till/till-options.ts";
import { pairProgram, unpair } from "./pair-program.ts";
import type { Program } from "./program.ts";
import type { PointOfSale } from "./program-settings.ts";
import { choosePage, listDrives, logPage, printersPage, readFolder } from "./status-page/choose-pages.ts";
import type { Notice } from "./status-page/page-frame.ts";
import type { PageAnswer, PageRoutes } from "./status-page/page-server.ts";
import { liveParts, pairPage, statusPage } from "./status-page/pages.ts";
import { printersFile } from "./worker.ts";

type FoundPrinters = Awaited<ReturnType<typeof listPrinters>>;

const shownLogBytes = 100_000;

export function pageRoutes(program: Program): PageRoutes {
  let notice: Notice | null = null;
  let typed = { server: program.settings.server ?? "", name: program.settings.name };
  let found: FoundPrinters | null = null;
  const takeNotice = (): Notice | null => {
    const shown = notice;
    notice = null;
    return shown;
  };
  const say = (tone: Notice["tone"], text: string, goTo = "/"): PageAnswer => {
    notice = { tone, text };
    return { goTo };
  };

  async function usePointOfSale(pointOfSale: PointOfSale, text: string): Promise<PageAnswer> {
    await program.change({ pointOfSale });
    return say("good", text);
  }

  return {
    get: {
      "/": async (_query, token) => {
        const state = await program.pageState();
        const tools = { token, notice: takeNotice() };
        return { page: state.isPaired ? statusPage(state, tools) : pairPage(state, tools, typed) };
      },
      "/live": async (_query, token) => ({ text: liveParts(await program.pageState(), token).text }),
      "/choose": async (query, token) => {
        const choosing = query.get("for") === "database" ? "database" : "folder";
        const view = await readFolder(query.get("at")?.trim() || program.startFolder);
        const drives = await listDrives(process.platform);
        return { page: choosePage(choosing, view, { token, notice: takeNotice(), drives }) };
      },
      "/printers": async (_query, token) => {
        const own = await ownPrinters(program);
        const lines = found?.map((entry) => ({ ...entry, isAdded: own.some(({ at }) => at === entry.at) })) ?? null;
        return {
          page: printersPage({ hosts: networkHosts().length, found: lines }, { token, notice: takeNotice() }),
        };
      },
      "/log": (_query, token) => ({ page: logPage(program.log.tail(shownLogBytes), { token, notice: takeNotice() }) }),
    },
    post: {
      "/pair": async (form) => {
        typed = { server: form.get("server") ?? "", name: form.get("name") ?? "" };
        try {
          const { data, settings, version } = program;
          program.settings = await pairProgram({ data, settings, version }, { ...typed, code: form.get("code") ?? "" });
        } catch (error) {
          return say("bad", `${error instanceof Error ? error.message : String(error)}.`.replace(/\.\.$/, "."));
        }
        program.start();
        return say("good", "Paired. Now choose where this register's sales come from.");
      },
      "/unpair": async () => {
        await program.stopTill();
        await unpair(program.data, new Date());
        return { goTo: "/" };
      },
      "/folder": (form) => {
        const folder = form.get("folder") ?? "";
        const isPolling = form.get("polling") === "yes";
        return isAbsolute(folder)
          ? usePointOfSale({ kind: "folder", folder, isPolling }, `Reading ${folder}`)
          : say("bad", "Choose a folder of this computer");
      },
      "/database": (form) => {
        const file = form.get("file") ?? "";
        return isAbsolute(file)
          ? usePointOfSale({ kind: "database", file }, `Reading the database of ${file}`)
          : say("bad", "Choose a file of this computer");
      },
      "/simulated": (form) => {
        const shop = shopKind.safeParse(form.get("shop"));
        return shop.success
          ? usePointOfSale({ kind: "simulated", shop: shop.data }, "The made-up store is open")
          : say("bad", "Choose a store");
      },
      "/test-page": async (form) => {
        const problem = await program.worker.printTestPage(form.get("printer") ?? "");
        return problem === null ? say("good", "Test page printed") : say("bad", problem);
      },
      "/find-printers": async () => {
        found = await listPrinters(networkHosts());
        return { goTo: "/printers" };
      },
      "/add-printer": async (form) => {
        const entry = found?.find(({ name }) => name === form.get("printer"));
        if (entry === undefined) {
          return say("bad", "Look for printers again", "/printers");
        }
        const own = await ownPrinters(program);
        const entries = [...own.filter(({ at }) => at !== entry.at), entry];
        await writeAtomic(printersFile(program.data, program.settings), `${JSON.stringify(entries, null, 2)}\n`);
        await program.change({});
        return say("good", `${entry.displayName} added`, "/printers");
      },
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
