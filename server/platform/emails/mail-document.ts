/** The content of a mail, before it is rendered as text and HTML. */
export type MailDocument = {
  subject: string;
  /** Plain paragraphs. */
  paragraphs: readonly string[];
  button?: { label: string; url: string };
  /** Small print below the button. */
  footnotes?: readonly string[];
};

export function renderText(document: MailDocument): string {
  const button = document.button ? [`${document.button.label}:\n${document.button.url}`] : [];
  return `${[...document.paragraphs, ...button, ...(document.footnotes ?? []), "Hangtag"].join("\n\n")}\n`;
}

/** Uses tables and inline styles, because mail clients support little else. */
export function renderHtml(document: MailDocument): string {
  const paragraphs = document.paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`);
  const footnotes = (document.footnotes ?? []).map((text) => `<p style="${smallPrint}">${escapeHtml(text)}</p>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(document.subject)}</title></head>
<body style="margin:0;background:#f5f4f1;font:16px/1.5 Inter,Segoe UI,Arial,sans-serif;color:#24211d">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" style="max-width:520px;background:#fff;border-radius:8px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-weight:700;color:#0f5c5c">Hangtag</p>
${paragraphs.join("\n")}
${document.button ? renderButton(document.button) : ""}
${footnotes.join("\n")}
</td></tr></table></td></tr></table></body></html>
`;
}

const smallPrint = "margin:16px 0 0;font-size:13px;color:#5f5a52";

function renderButton({ label, url }: { label: string; url: string }): string {
  const style =
    "display:inline-block;padding:12px 20px;border-radius:8px;background:#0f5c5c;color:#fff;text-decoration:none";
  return `<p style="margin:24px 0 0"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>
<p style="${smallPrint}">If the button does not work, copy this address: ${escapeHtml(url)}</p>`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
