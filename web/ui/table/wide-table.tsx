import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import classes from "./wide-table.module.css";

type WideTableProps = {
  label: string;
  /** What matters most stands at its end, as the newest week does. */
  showsEnd?: boolean;
  children: ReactNode;
};

/**
 * Holds a table that is wider than its place. Its first column stays while the others scroll under it, with a shadow at
 * the edge that hides something.
 */
export function WideTable({ label, showsEnd = false, children }: WideTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState({ before: false, after: false });
  const measure = useCallback(() => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = frame.current ?? {};
    const next = { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 };
    setHidden((now) => (now.before === next.before && now.after === next.after ? now : next));
  }, []);
  useLayoutEffect(
    function scrollToEnd() {
      if (showsEnd && frame.current !== null) {
        frame.current.scrollLeft = frame.current.scrollWidth;
      }
    },
    [showsEnd],
  );
  useEffect(
    function watchWidth() {
      const observer = new ResizeObserver(measure);
      for (const element of [frame.current, frame.current?.firstElementChild]) {
        if (element) {
          observer.observe(element);
        }
      }
      return () => observer.disconnect();
    },
    [measure],
  );
  const isScrolled = hidden.before || hidden.after;
  return (
    <div className={classes.place} data-after={hidden.after || undefined}>
      <div
        ref={frame}
        className={classes.frame}
        data-before={hidden.before || undefined}
        onScroll={measure}
        // Keys can scroll only what can have the focus. No region: its card is one, often of the same name.
        {...(isScrolled && { tabIndex: 0, role: "group", "aria-label": label })}
      >
        {children}
      </div>
    </div>
  );
}
