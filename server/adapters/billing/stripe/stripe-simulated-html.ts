export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

export function formButton({ act, value, label }: { act: string; value: string; label: string }): string {
  const fields = { act, value };
  const inputs = Object.entries(fields).map(
    ([name, text]) => `<input type="hidden" name="${name}" value="${escapeHtml(text)}">`,
  );
  return `<form method="post">${inputs.join("")}<button>${escapeHtml(label)}</button></form>`;
}

/** Says on every page that no money moves here. */
export function simulatedPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} (simulated Stripe)</title><style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem; }
label { display: block; padding: 0.5rem 0; } form { margin: 0.5rem 0; }
button { font: inherit; min-height: 44px; padding: 0 1rem; }
</style></head><body><p>Simulated Stripe. No money moves.</p><h1>${escapeHtml(title)}</h1>${body}</body></html>`;
}
