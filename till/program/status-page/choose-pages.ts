/** Choosing a folder or a settings file of this computer, and the printers of the shop's network. */
import { readdir } from "node:fs/promises";
import { dirname, extname, join, resolve } from "node:path";
import { html, type Html } from "./html.ts";
import { act, card, frame, type Notice } from "./page-frame.ts";

type Tools = { token: string; notice: Notice | null };

export type Choosing = "folder" | "database";

const mostEntries = 500;

/** Windows has a tree for each drive; which ones there are is tried. */
const drives = "CDEFGHIJKLMNOPQRSTUVWXYZ".split("").map((letter) => `${letter}:\\`);

export type FolderView = {
  at: string;
  parent: string | null;
  folders: string[];
  files: string[];
  problem: string | null;
};

/** What lies in a folder of this computer: folders, and files of settings. */
export async function readFolder(place: string): Promise<FolderView> {
  const at = resolve(place);
  const parent = dirname(at) === at ? null : dirname(at);
  try {
    const entries = await readdir(at, { withFileTypes: true });
    const visible = entries.filter(({ name }) => !name.startsWith(".")).slice(0, mostEntries);
    const names = (some: typeof visible) =>
      some.map(({ name }) => name).toSorted((left, right) => left.localeCompare(right));
    return {
      at,
      parent,
      folders: names(visible.filter((entry) => entry.isDirectory() || entry.isSymbolicLink())),
      files: names(visible.filter((entry) => entry.isFile() && extname(entry.name).toLowerCase() === ".json")),
      problem: null,
    };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const problem =
      code === "ENOENT" ? "There's no such folder on this computer" : `This folder can't be opened (${code})`;
    return { at, parent, folders: [], files: [], problem };
  }
}

/** The drives that answer; none but on Windows. */
export async function listDrives(platform: NodeJS.Platform): Promise<string[]> {
  if (platform !== "win32") {
    return [];
  }
  const isThere = await Promise.all(
    drives.map((drive) =>
      readdir(drive).then(
        () => true,
        () => false,
      ),
    ),
  );
  return drives.filter((_drive, at) => isThere[at]);
}

export function choosePage(
  choosing: Choosing,
  view: FolderView,
  { token, notice, drives: own }: Tools & { drives: string[] },
): Html {
  const link = (path: string, name: string) =>
    html`<li><a href="/choose?for=${choosing}&amp;at=${encodeURIComponent(path)}">${name}</a></li>`;
  const isFolder = choosing === "folder";
  const files = view.files.map(
    (name) =>
      html`<li>
        <div><b>${name}</b></div>
        ${act(token, { to: "/database", label: "Use this file", fields: { file: join(view.at, name) } })}
      </li>`,
  );
  // The buttons take what is typed, so that a path that nobody has opened is not passed over.
  const use = html`<div class="acts">
    <button class="button primary" formaction="/folder">Use this folder</button>
    <button class="button" formaction="/folder" name="polling" value="yes">Use it, it's on a network</button>
  </div>`;
  const main = html`<form class="card form" method="post" action="/open">
      <input type="hidden" name="token" value="${token}" /><input type="hidden" name="for" value="${choosing}" />
      <label for="at">Folder on this computer</label>
      <div class="inline">
        <input id="at" name="at" value="${view.at}" spellcheck="false" autofocus /><button class="button">Open</button>
      </div>
      ${isFolder && use}
    </form>
    ${view.problem !== null && html`<p class="notice bad" role="alert">${view.problem}</p>`}
    ${
      !isFolder &&
      files.length > 0 &&
      card(
        "Settings files here",
        html`<ul>
          ${files}
        </ul>`,
      )
    }
    ${card(
      "Folders",
      html`<ul class="links">
        ${own.map((drive) => link(drive, drive))}${view.parent !== null && link(view.parent, "Up one folder")}${view.folders.map((name) => link(join(view.at, name), name))}
      </ul>`,
    )}`;
  return frame(
    {
      title: isFolder ? "Choose the folder of exports" : "Choose the database's settings file",
      notice,
      back: true,
    },
    main,
  );
}

export type FoundPrinter = { name: string; displayName: string; at: string; isAdded: boolean };

export function printersPage(
  { hosts, printers }: { hosts: number; printers: readonly FoundPrinter[] | null },
  { token, notice }: Tools,
): Html {
  const lines = (printers ?? []).map(
    ({ name, displayName, at, isAdded }) =>
      html`<li>
        <div><b>${displayName}</b><small>${at}</small></div>
        ${isAdded ? html`<span class="badge good">Added</span>` : act(token, { to: "/add-printer", label: "Add", fields: { printer: name } })}
      </li>`,
  );
  const result =
    printers === null
      ? null
      : printers.length === 0
        ? html`<p class="pad">No printer answered. Check that it's on and on this network.</p>`
        : html`<ul>
            ${lines}
          </ul>`;
  const main = html`${card(
    "Look on this network",
    hosts === 0
      ? html`<p class="pad">This computer is on no network.</p>`
      : html`<p class="pad">
            We try port 9100 on ${hosts} addresses around this computer. Some networks take that for an attack, so ask
            whoever looks after yours.
          </p>
          <div class="acts">${act(token, { to: "/find-printers", label: "Look for printers", kind: "primary" })}</div>`,
  )}${result !== null && card("Found", result)}`;
  return frame({ title: "Find printers", notice, back: true }, main);
}

export function logPage(log: string, { token, notice }: Tools): Html {
  const main = html`<div class="acts">${act(token, { to: "/send-log", label: "Send the log", kind: "primary" })}</div>
    <pre class="card log" tabindex="0" aria-label="Log">${log === "" ? "Nothing logged yet" : log}</pre>`;
  return frame({ title: "Log", notice, back: true }, main);
}
