import { createSignal } from "#web/ui/signal.ts";

export type Notice = {
  id: string;
  /** The highest is shown; the others wait behind it. */
  priority: number;
  text: string;
  tone?: "info" | "warn" | "bad";
  button?: string;
  action?: () => void;
};

export const notices = createSignal<readonly Notice[]>([]);

/** Says something that concerns everyone here until it is taken away. The same id replaces; returns how to remove it. */
export function showNotice(notice: Notice): () => void {
  notices.set(withNotice(notices.get(), notice));
  return () => {
    removeNotice(notice.id);
  };
}

export function removeNotice(id: string): void {
  notices.set(notices.get().filter((other) => other.id !== id));
}

/** A notice with the id of another takes its place, keeping its turn among equals. */
export function withNotice(list: readonly Notice[], notice: Notice): readonly Notice[] {
  return list.some((other) => other.id === notice.id)
    ? list.map((other) => (other.id === notice.id ? notice : other))
    : [...list, notice];
}

/** The one to show: the highest priority, and of equals the one that has been there longest. */
export function topNotice(list: readonly Notice[]): Notice | null {
  return list.reduce<Notice | null>(
    (top, notice) => (top === null || notice.priority > top.priority ? notice : top),
    null,
  );
}
