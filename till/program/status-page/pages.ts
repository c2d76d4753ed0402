/** What the status page shows: pairing, then how the register does and what can be chosen on it. */
import { formatInstantDate } from "#common/date-format.ts";
import { formatTime } from "#common/time-format.ts";
import type { Printer } from "#common/pos/pos-state.ts";
import type { PointOfSale } from "#till/program/program-settings.ts";
import type { UpdateState } from "#till/program/updates/updater.ts";
import type { WorkerStanding } from "#till/program/worker-process.ts";
import type { WorkerState } from "#till/program/worker-messages.ts";
import { html, type Html } from "./html.ts";
import { act, card, fact, frame, type Notice } from "./page-frame.ts";

export type PageState = {
  version: string;
  server: string | null;
  name: string;
  isPaired: boolean;
  standing: WorkerStanding;
  problem: string | null;
  worker: WorkerState | null;
  pointOfSale: PointOfSale | null;
  update: UpdateState;
  startsWithComputer: boolean | null;
};

export type PageTools = { token: string; notice: Notice | null };

const shops = { clothing: "Clothing", kids: "Kids", music: "Music" } as const;

export function pairPage(
  state: Pick<PageState, "version">,
  { token, notice }: PageTools,
  typed: { server: string; name: string },
): Html {
  const main = html`<p class="lead">
      In Hangtag, open <b>Settings</b>, <b>Registers and printers</b>, and create a pairing code. It's good for 15
      minutes.
    </p>
    <form class="card form" method="post" action="/pair">
      <input type="hidden" name="token" value="${token}" /> <label for="code">Pairing code</label
      ><input
        id="code"
        name="code"
        class="code"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        maxlength="12"
        required
        autofocus
        aria-describedby="code-hint"
      /><small id="code-hint">8 letters and digits, like ABCD2345</small> <label for="server">Server address</label
      ><input
        id="server"
        name="server"
        inputmode="url"
        autocomplete="off"
        spellcheck="false"
        required
        value="${typed.server}"
        placeholder="shop.example.com"
        aria-describedby="server-hint"
      /><small id="server-hint">Where you open Hangtag in the browser</small>
      <label for="name">Name of this register</label
      ><input id="name" name="name" autocomplete="off" maxlength="60" required value="${typed.name}" />
      <button class="button primary">Pair</button>
    </form>
    <p class="soft">Hangtag ${state.version}</p>`;
  return frame({ title: "Pair this register", notice }, main);
}

export function statusPage(state: PageState, { token, notice }: PageTools): Html {
  const pointOfSale = card("Point of sale", pointOfSaleForm(state, token));
  const isChosen = state.pointOfSale !== null;
  const main = html`${!isChosen && pointOfSale}
    <div id="live">${liveParts(state, token)}</div>
    ${isChosen && pointOfSale}
    ${card(
      "Help",
      html`<p class="pad soft">
          The log says what the program did. It has no names, numbers or amounts of customers. Send it when support asks
          for it.
        </p>
        <div class="acts">
          <a class="button" href="/log">Open log</a>${act(token, { to: "/send-log", label: "Send the log" })}
        </div>`,
    )}`;
  return frame({ title: state.worker?.deviceName ?? state.name, notice, isLive: true }, main);
}

/** What changes without a press; the page fetches it again every few seconds. */
export function liveParts(state: PageState, token: string): Html {
  const version = html`${versionFacts(state)}${updateActs(state, token)}`;
  return html`${troubles(state, token)}${card("Now", factsNow(state), badge(state))}${card("Printers", printersNow(state, token))}${card("Version", version)}`;
}

function badge({ standing, worker }: PageState): Html {
  if (standing === "revoked" || standing === "problem") {
    return html`<span class="badge bad">Stopped</span>`;
  }
  if (worker === null) {
    return html`<span class="badge">Starting</span>`;
  }
  return worker.line.problem === null
    ? html`<span class="badge good">Connected</span>`
    : html`<span class="badge warn">Offline</span>`;
}

function troubles({ standing, problem, worker }: PageState, token: string): Html | null {
  if (standing === "revoked") {
    return html`<div class="notice bad" role="alert">
      <b>This register was revoked.</b> Pair it again with a new code.
      ${act(token, { to: "/unpair", label: "Pair again" })}
    </div>`;
  }
  if (standing === "problem" && problem !== null) {
    return html`<p class="notice bad" role="alert">${problem}. We try again every minute.</p>`;
  }
  const reading = worker?.reading?.problem ?? null;
  return reading === null ? null : html`<p class="notice bad" role="alert">${reading}</p>`;
}

function factsNow({ worker, server, pointOfSale }: PageState): Html {
  const serverFact = fact("Server", server ?? "—");
  if (worker === null) {
    return html`<dl>${serverFact}</dl>`;
  }
  const { store, queueLength, pos } = worker;
  const queue =
    queueLength === 0
      ? fact("Waiting to be sent", "Nothing")
      : fact("Waiting to be sent", rowsText(queueLength), "warn");
  const posWords = pointOfSale === null ? "Not chosen yet" : posText(pos);
  return html`<dl>
    ${fact("Store", `${store.name}, ${store.number}`)}${serverFact}${answerFact(worker)}${queue}${fact("Point of sale", posWords, pos.connected ? "" : "warn")}${fileFact(worker)}
  </dl>`;
}

function answerFact({ line: { answeredAt, problem }, store: { timeZone } }: WorkerState): Html {
  const answered = answeredAt === null ? "No answer yet" : whenText(answeredAt, timeZone);
  return problem === null
    ? fact("Last answer", answered)
    : fact("Last answer", `${answered}. We can't reach the server: ${problem}`, "bad");
}

function fileFact({ reading, store: { timeZone } }: WorkerState): Html | null {
  const { lastFile = null, lastFileAt = null } = reading ?? {};
  if (lastFile === null) {
    return null;
  }
  return fact("Last file", lastFileAt === null ? lastFile : `${lastFile}, ${whenText(new Date(lastFileAt), timeZone)}`);
}

function rowsText(count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? "record" : "records"}`;
}

function posText({ connected, name, version }: WorkerState["pos"]): string {
  return connected ? `${name} ${version}`.trim() : `Not connected to ${name}`;
}

function whenText(at: Date, timeZone: string): string {
  return `${formatInstantDate(at, timeZone)} · ${formatTime(at, timeZone)}`;
}

const printerStates: Readonly<Record<NonNullable<Printer["status"]>, { text: string; tone: string }>> = {
  ready: { text: "Ready", tone: "good" },
  "low-paper": { text: "Low on paper", tone: "warn" },
  "no-paper": { text: "Out of paper", tone: "bad" },
  "cover-open": { text: "Cover open", tone: "bad" },
  failing: { text: "Reports an error", tone: "bad" },
  unreachable: { text: "Can't be reached", tone: "bad" },
  unknown: { text: "", tone: "" },
};

function printersNow({ worker }: PageState, token: string): Html {
  const lines = (worker?.printers ?? []).map(({ name, displayName, role, status = "unknown" }) => {
    const { text, tone } = printerStates[status];
    const test = act(token, { to: "/test-page", label: "Print test page", fields: { printer: name } });
    return html`<li>
      <div><b>${displayName}</b><small>${role}</small></div>
      ${text !== "" && html`<span class="badge ${tone}">${text}</span>`}${role === "receipt" && test}
    </li>`;
  });
  const list =
    lines.length === 0
      ? html`<p class="pad soft">No printers yet</p>`
      : html`<ul>
          ${lines}
        </ul>`;
  return html`${list}
    <div class="acts"><a class="button" href="/printers">Find printers</a></div>`;
}

function versionFacts({ version, update, startsWithComputer, worker }: PageState): Html {
  const timeZone = worker?.store.timeZone ?? "UTC";
  const starts =
    startsWithComputer === null
      ? null
      : fact("Starts with this computer", startsWithComputer ? "Yes" : "No: run the program's install command");
  const { text, tone } = updateText(update, timeZone);
  return html`<dl>${fact("Version", version)}${fact("Updates", text, tone)}${starts}</dl>`;
}

function updateText(update: UpdateState, timeZone: string): { text: string; tone: "" | "warn" | "bad" } {
  switch (update.kind) {
    case "unknown":
      return { text: "Not checked yet", tone: "" };
    case "newest":
      return { text: `Up to date, checked ${whenText(update.checkedAt, timeZone)}`, tone: "" };
    case "fetching":
      return { text: `Downloading ${update.version}`, tone: "" };
    case "waiting":
      return { text: `${update.version} is ready and waits for a quiet moment`, tone: "warn" };
    case "trying":
      return { text: `Starting ${update.version}`, tone: "" };
    case "refused":
      return { text: `${update.version} wasn't taken. ${update.reason}`, tone: "bad" };
    case "unreachable":
      return { text: `We couldn't check. ${update.reason}`, tone: "" };
  }
}

function updateActs({ update }: PageState, token: string): Html {
  return html`<div class="acts">
    ${
      update.kind === "waiting"
        ? act(token, { to: "/update", label: `Update to ${update.version} now`, kind: "primary" })
        : act(token, { to: "/check-update", label: "Check for updates" })
    }
  </div>`;
}

function pointOfSaleForm({ pointOfSale }: PageState, token: string): Html {
  const shopChoices = Object.entries(shops).map(([kind, label]) =>
    act(token, { to: "/simulated", label, fields: { shop: kind } }),
  );
  const choices = [
    {
      kind: "folder",
      name: "Folder of exports",
      text: "For any point of sale that can save a file",
      press: html`<a class="button" href="/choose?for=folder">Choose folder</a>`,
    },
    {
      kind: "database",
      name: "Database",
      text: "For a point of sale whose database you may read",
      press: html`<a class="button" href="/choose?for=database">Choose settings file</a>`,
    },
    {
      kind: "simulated",
      name: "Simulated",
      text: "A made-up store that sells all day. For training only.",
      press: html`<details>
        <summary class="button">Choose a store</summary>
        <div class="acts">${shopChoices}</div>
      </details>`,
    },
  ];
  const lines = choices.map(({ kind, name, text, press }) => {
    const isChosen = pointOfSale?.kind === kind;
    const words = isChosen ? chosenText(pointOfSale) : text;
    return html`<li class="${isChosen ? "chosen" : ""}">
      <div><b>${name}</b><small>${words}</small></div>
      ${isChosen && html`<span class="badge good">In use</span>`}${press}
    </li>`;
  });
  return html`<ul>
    ${lines}
  </ul>`;
}

function chosenText(pointOfSale: PointOfSale): string {
  switch (pointOfSale.kind) {
    case "folder":
      return pointOfSale.folder;
    case "database":
      return pointOfSale.file;
    case "simulated":
      return `A made-up store: ${shops[pointOfSale.shop]}`;
  }
}
