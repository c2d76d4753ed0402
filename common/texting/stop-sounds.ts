import { textWord } from "./text-word.ts";

/**
 * What people write who want no more texts, in a longer sentence that no carrier takes for STOP. Each is looked for as
 * whole words, so that "nonstop" and "stop by" are none.
 */
const phrases = [
  /\b(un\s?subscribe|opt(ing)?[\s-]?out)\b/,
  /\bwrong (number|person|phone)\b/,
  /\b(stop|quit|don'?t|do not|no more|never|cease)\b.{0,20}\b(text|texts|texting|texted|messag\w+|contact\w*|sms)\b/,
  /\b(take|remove|delete|get) (me|my number|this number)\b.{0,20}\b(off|from|out)\b/,
  /\b(please|pls|plz) stop\b(?! (by|in)\b)/,
  /^stop\b(?! (by|in|there|over)\b)/,
  /\bstop (it|this|now|please|pls|already)\b/,
  /\b(deja de|dejen de|ya no|no me) (mand|envi|escrib|text)/,
  /\bn[uú]mero equivocado\b/,
];

/** Whether a text sounds as if its writer wants no more. A text that is only STOP is none: it has been obeyed already. */
export function soundsLikeStop(body: string): boolean {
  const text = body.trim().toLowerCase().replaceAll("\u2019", "'");
  return textWord(text) === null && phrases.some((phrase) => phrase.test(text));
}
