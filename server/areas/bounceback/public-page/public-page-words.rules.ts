/** What a coupon's page says, in the languages of its readers. */
import { couponTerms } from "#common/bounceback/coupon-state.ts";
import { publicWords } from "#server/platform/public-pages/public-words.rules.ts";
import type { PageLanguage, PublicWords } from "#server/platform/public-pages/public-words.rules.ts";

export type PageWords = PublicWords & {
  coupon: string;
  off: (amount: string) => string;
  minimum: (amount: string) => string;
  ready: string;
  goodUntil: (day: string) => string;
  daysLeft: (days: number) => string;
  showThis: string;
  notYet: string;
  opens: (day: string) => string;
  goodThrough: (day: string) => string;
  used: string;
  usedOn: (when: { day: string; time: string } | null) => string;
  usedAt: (store: string, register: string | null) => string;
  register: (number: string) => string;
  expired: string;
  expiredOn: (day: string) => string;
  wasGoodFrom: (day: string) => string;
  notGood: string;
  canceled: string;
  canceledOn: (day: string | null, store: string) => string;
  saleReturned: string;
  saleReturnedOn: (day: string | null, store: string) => string;
  saleCanceled: string;
  saleCanceledOn: (day: string | null, store: string) => string;
  where: string;
  questions: string;
  terms: string;
  checked: (time: string) => string;
  cannotCheck: string;
  keptState: (state: string, when: { day: string; time: string }) => string;
  unknown: string;
  unknownNext: string;
};

const english: PageWords = {
  ...publicWords.en,
  coupon: "Coupon",
  off: (amount) => `${amount} off`,
  minimum: (amount) => `${amount} or more, before tax`,
  ready: "Ready to use",
  goodUntil: (day) => `Good until ${day}`,
  daysLeft: (days) => (days === 0 ? "Last day." : days === 1 ? "1 day left." : `${days} days left.`),
  showThis: "Show this at the register. We scan it there.",
  notYet: "Not yet",
  opens: (day) => `Opens ${day}`,
  goodThrough: (day) => `Good through ${day}. Keep this page.`,
  used: "Used",
  usedOn: (when) => (when === null ? "Used" : `Used ${when.day}, at ${when.time}`),
  usedAt: (store, register) => `At ${[store, register].filter(Boolean).join(", ")}. Wasn't you? Call us.`,
  register: (number) => `register ${number}`,
  expired: "Expired",
  expiredOn: (day) => `Expired ${day}`,
  wasGoodFrom: (day) => `It was good from ${day}.`,
  notGood: "Not good anymore",
  canceled: "This coupon was canceled",
  canceledOn: (day, store) => `${["Canceled", day].filter(Boolean).join(" ")}, by ${store}. Questions? Call us.`,
  saleReturned: "The sale that earned it was returned",
  saleReturnedOn: (day, store) => `${["Returned", day].filter(Boolean).join(" ")}, at ${store}.`,
  saleCanceled: "The sale that earned it was canceled",
  saleCanceledOn: (day, store) => `${["Canceled", day].filter(Boolean).join(" ")}, at ${store}.`,
  where: "Where",
  questions: "Questions?",
  terms: couponTerms,
  checked: (time) => `Checked ${time}.`,
  cannotCheck: "We can't check it right now.",
  keptState: (state, { day, time }) => `On ${day}, at ${time}: ${state}. Show it anyway: the register checks.`,
  unknown: "Coupon not found",
  unknownNext: "Check the link in our text, or ask at the store.",
};

const spanish: PageWords = {
  ...publicWords.es,
  coupon: "Cupón",
  off: (amount) => `${amount} menos`,
  minimum: (amount) => `Compra de ${amount} o más, antes de impuestos`,
  ready: "Listo para usar",
  goodUntil: (day) => `Válido hasta el ${day}`,
  daysLeft: (days) => (days === 0 ? "Último día." : days === 1 ? "Queda 1 día." : `Quedan ${days} días.`),
  showThis: "Muéstralo en la caja. Ahí lo escaneamos.",
  notYet: "Todavía no",
  opens: (day) => `Empieza el ${day}`,
  goodThrough: (day) => `Válido hasta el ${day}. Guarda esta página.`,
  used: "Usado",
  usedOn: (when) => (when === null ? "Usado" : `Usado el ${when.day}, ${clock(when.time)}`),
  usedAt: (store, register) => `En ${[store, register].filter(Boolean).join(", ")}. ¿No fuiste tú? Llámanos.`,
  register: (number) => `caja ${number}`,
  expired: "Vencido",
  expiredOn: (day) => `Venció el ${day}`,
  wasGoodFrom: (day) => `Era válido desde el ${day}.`,
  notGood: "Ya no es válido",
  canceled: "Este cupón fue cancelado",
  canceledOn: (day, store) => `Cancelado${on(day)} por ${store}. ¿Preguntas? Llámanos.`,
  saleReturned: "La compra que lo ganó fue devuelta",
  saleReturnedOn: (day, store) => `Devuelta${on(day)} en ${store}.`,
  saleCanceled: "La compra que lo ganó fue cancelada",
  saleCanceledOn: (day, store) => `Cancelada${on(day)} en ${store}.`,
  where: "Dónde",
  questions: "¿Preguntas?",
  terms:
    "Un cupón por visita, de un solo uso. No vale para tarjetas de regalo, no se cambia por efectivo y no se combina con otras ofertas.",
  checked: (time) => `Comprobado ${clock(time)}`,
  cannotCheck: "No podemos comprobarlo ahora.",
  keptState: (state, { day, time }) =>
    `El ${day}, ${clock(time)}: ${state}. Muéstralo de todos modos: la caja lo comprueba.`,
  unknown: "No encontramos el cupón",
  unknownNext: "Revisa el enlace de nuestro mensaje o pregunta en la tienda.",
};

export const pageWords: Readonly<Record<PageLanguage, PageWords>> = { en: english, es: spanish };

/** `a las 9 p. m.`, `a la 1 p. m.` */
function clock(time: string): string {
  return `a ${publicWords.es.clock(time)}`;
}

function on(day: string | null): string {
  return day === null ? "" : ` el ${day}`;
}
