/** The hangtag. */
export function Logo({ size = 40, label }: { size?: number; label?: string }) {
  const accessibility = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg width={size * 0.85} height={size} viewBox="0 0 34 40" fill="none" {...accessibility}>
      <path
        fill="var(--accent)"
        fillRule="evenodd"
        d="M4 14 13 4.5Q17 1 21 4.5L30 14V34Q30 38 26 38H8Q4 38 4 34ZM20 11A3 3 0 1 0 14 11A3 3 0 1 0 20 11Z"
      />
      <path d="M11 22h12M11 28h8" stroke="var(--card)" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
