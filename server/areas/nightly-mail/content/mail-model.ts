/** A mail before it is drawn: every word of it, in the order in which it is read. */
export type Tone = "plain" | "good" | "warn" | "soft";

/** A figure as it reads; `notes` are numbers of the mail's footnotes. */
export type Cell = { text: string; tone?: Tone; note?: number };

/** Words with some of them in bold. */
export type Words = readonly { text: string; isStrong?: boolean; tone?: Tone }[];

export type Badge = { text: string; tone: "good" | "warn" | "soft" };

export type SummaryRow = {
  name: string;
  sales: Cell & { was?: string };
  goal: Cell;
  reached: Cell;
  comp: Cell;
  isTotal: boolean;
};

export type FigureRow = { label: string; day: Cell; week: Cell; month: Cell; isMain?: boolean };

export type StoreBlock = {
  name: string;
  color: string;
  badge: Badge;
  /** Null for a store without sales or goal. */
  bar: { sales: string; goal: string; reached: string; filled: number; tone: "good" | "warn" } | null;
  /** Stands in the place of the bar where there is none. */
  remark: string | null;
  reason: Words | null;
  dayName: string;
  rows: readonly FigureRow[];
  lines: readonly { label: string; words: Words }[];
};

export type TodayRow = { name: string; hours: string; goal: string; people: string };

export type MailModel = {
  subject: string;
  /** What a list of mails shows behind the subject. */
  preview: string;
  dateText: string;
  badge: Badge | null;
  title: string;
  lead: string | null;
  summary: { dayName: string; rows: readonly SummaryRow[]; remark: string | null } | null;
  needs: readonly { store: string | null; text: string; action: string; url: string }[];
  open: { label: string; url: string };
  stores: readonly StoreBlock[];
  today: { title: string; rows: readonly TodayRow[] };
  footnotes: readonly string[];
  why: string;
  stops: readonly { name: string; url: string }[];
  settingsUrl: string | null;
};
