/** What the page of a waiting seller says, in the languages of its readers. */
import type { OpenPeriod } from "#common/store-hours.ts";
import { publicWords } from "#server/platform/public-pages/public-words.rules.ts";
import type { PageLanguage, PublicWords } from "#server/platform/public-pages/public-words.rules.ts";

export type SellerWords = PublicWords & {
  toSell: string;
  yourNumber: string;
  about: (from: number, to: number) => string;
  anyMinute: string;
  /** The times are marked up as the important part. */
  likely: (from: string, to: string) => string;
  sortingYours: string;
  sorting: string;
  next: string;
  more: string;
  you: string;
  inLine: (place: number) => string;
  bringBags: string;
  booked: (when: string) => string;
  missed: string;
  missedNext: string;
  canceledTimeNext: string;
  cancelTime: string;
  cancelTimeAsk: string;
  cancelTimeText: string;
  cancelTimeNo: string;
  kept: string;
  keptNext: string;
  closed: string;
  closedFirst: (place: number, when: string) => string;
  closedNext: string;
  at: (weekday: string, time: string) => string;
  ready: string;
  readyNext: (number: number) => string;
  readySince: (time: string) => string;
  holdUntil: (when: string) => string;
  over: string;
  overNext: string;
  canceled: string;
  canceledNext: string;
  passed: string;
  bringBack: (day: string) => string;
  choose: string;
  whenHere: string;
  wait: string;
  comeBackBy: string;
  onMyWay: string;
  noted: string;
  save: string;
  cancel: string;
  cancelAsk: string;
  cancelText: string;
  cancelYes: string;
  cancelNo: string;
  canceling: string;
  cancelingText: string;
  need: string;
  short: string;
  full: string;
  today: (weekday: string) => string;
  buyUntil: string;
  openUntilLabel: string;
  closedToday: string;
  span: (from: string, to: string) => string;
  weBuy: string;
  storeOpen: string;
  offer: string;
  pickUp: (when: string) => string;
  updated: (time: string) => string;
  stop: string;
  unknown: string;
  unknownNext: string;
};

const ordinal = (place: number) => (place === 1 ? "first" : place === 2 ? "second" : `number ${place}`);

const english: SellerWords = {
  ...publicWords.en,
  toSell: "Selling",
  yourNumber: "Your number",
  about: (from, to) => `About ${from} to ${to} minutes`,
  anyMinute: "Any minute now",
  likely: (from, to) => `Likely ready between <b>${from} and ${to}</b>.`,
  sortingYours: "We're looking through your things now.",
  sorting: "Sorting now",
  next: "Next",
  more: "more",
  you: "You",
  inLine: (place) => `You're ${ordinal(place)} in line`,
  bringBags: "Please bring your bags to the counter. We give you a number there.",
  booked: (when) => `We expect your bags ${when}`,
  missed: "Your time has passed",
  missedNext: "Come by anyway and check in at the counter, or choose another time.",
  canceledTimeNext: "Nobody waits for your bags. Come by anytime.",
  cancelTime: "Cancel my time",
  cancelTimeAsk: "Cancel your time?",
  cancelTimeText: "Another seller can have it then.",
  cancelTimeNo: "Keep my time",
  kept: "We have your bags",
  keptNext: "We look through them when it's their turn.",
  closed: "We're closed. Your bags are safe with us.",
  closedFirst: (place, when) => `You are <b>${ordinal(place)} in line</b> when we open <b>${when}</b>.`,
  closedNext: "We go on when we open.",
  at: (weekday, time) => `${weekday} at ${time}`,
  ready: "Your buy is ready",
  readyNext: (number) => `Come to the counter and say <b>${number}</b>. Bring a photo ID if you want cash.`,
  readySince: (time) => `Ready since ${time}.`,
  holdUntil: (when) => `We hold it until ${when}. What is left after that may be donated.`,
  over: "All done",
  overNext: "Thanks for selling to us.",
  canceled: "Canceled",
  canceledNext: "Pick up your bags at the counter. Come back anytime.",
  passed: "What we passed on",
  bringBack: (day) => `Out of season? Bring it back from <b>${day}</b> on.`,
  choose: "What works for you?",
  whenHere: "When will you be here?",
  wait: "I'll wait in the store",
  comeBackBy: "I'll come back by",
  onMyWay: "I'm on my way",
  noted: "Thanks, we see it at the counter.",
  save: "Save",
  cancel: "Cancel and collect my bags",
  cancelAsk: "Cancel and collect your bags?",
  cancelText: "We stop looking through them, and you lose your place in line.",
  cancelYes: "Yes, cancel",
  cancelNo: "Keep my place",
  canceling: "We'll have your bags ready",
  cancelingText: "Come to the counter to collect them. Changed your mind? Choose below.",
  need: "What we need today",
  short: "Very short",
  full: "Full",
  today: (weekday) => `Today, ${weekday}`,
  buyUntil: "We buy until",
  openUntilLabel: "Store open until",
  closedToday: "Closed",
  span: (from, to) => `${from} to ${to}`,
  weBuy: "We buy",
  storeOpen: "Store open",
  offer: "You hear the offer at the counter. Bring a photo ID if you want cash.",
  pickUp: (when) => `Please pick up by ${when}. What is left after that may be donated.`,
  updated: (time) => `Updated ${time}, by itself.`,
  stop: "Reply STOP to our text to end all texts.",
  unknown: "Page not found",
  unknownNext: "Check the link in our text, or ask at the store.",
};

const spanish: SellerWords = {
  ...publicWords.es,
  toSell: "Vender",
  yourNumber: "Su número",
  about: (from, to) => `De ${from} a ${to} minutos, más o menos`,
  anyMinute: "En cualquier momento",
  likely: (from, to) =>
    `Listo entre ${publicWords.es.clock(`<b>${from}`)} y ${publicWords.es.clock(to)}</b>, calculamos.`,
  sortingYours: "Estamos revisando sus cosas ahora.",
  sorting: "Revisando",
  next: "Sigue",
  more: "más",
  you: "Usted",
  inLine: (place) => `Usted es el número ${place} de la fila`,
  bringBags: "Traiga sus bolsas al mostrador. Ahí le damos un número.",
  booked: (when) => `Esperamos sus bolsas ${when}`,
  missed: "Ya pasó su hora",
  missedNext: "Venga de todos modos y regístrese en el mostrador, o elija otra hora.",
  canceledTimeNext: "Ya no esperamos sus bolsas. Venga cuando quiera.",
  cancelTime: "Cancelar mi hora",
  cancelTimeAsk: "¿Cancelar su hora?",
  cancelTimeText: "Otra persona podrá usarla.",
  cancelTimeNo: "Conservar mi hora",
  kept: "Tenemos sus bolsas",
  keptNext: "Las revisamos cuando les toque.",
  closed: "Estamos cerrados. Sus bolsas están seguras.",
  closedFirst: (place, when) => `Usted es <b>el número ${place}</b> cuando abrimos <b>${when}</b>.`,
  closedNext: "Seguimos cuando abrimos.",
  at: (weekday, time) => `el ${weekday} a ${publicWords.es.clock(time)}`,
  ready: "Su venta está lista",
  readyNext: (number) =>
    `Venga al mostrador y diga <b>${number}</b>. Traiga una identificación con foto si quiere efectivo.`,
  readySince: (time) => ended(`Lista desde ${publicWords.es.clock(time)}`),
  holdUntil: (when) => `La guardamos hasta el ${ended(when)} Lo que quede después se puede donar.`,
  over: "Terminado",
  overNext: "Gracias por vendernos.",
  canceled: "Cancelado",
  canceledNext: "Recoja sus bolsas en el mostrador. Vuelva cuando quiera.",
  passed: "Lo que no tomamos",
  bringBack: (day) => `¿Fuera de temporada? Tráigalo a partir del <b>${day}</b>.`,
  choose: "¿Qué prefiere?",
  whenHere: "¿Cuándo llega?",
  wait: "Espero en la tienda",
  comeBackBy: "Regreso antes de",
  onMyWay: "Voy en camino",
  noted: "Gracias, lo vemos en el mostrador.",
  save: "Guardar",
  cancel: "Cancelar y recoger mis bolsas",
  cancelAsk: "¿Cancelar y recoger sus bolsas?",
  cancelText: "Dejamos de revisarlas y pierde su lugar en la fila.",
  cancelYes: "Sí, cancelar",
  cancelNo: "Conservar mi lugar",
  canceling: "Le tenemos listas sus bolsas",
  cancelingText: "Recójalas en el mostrador. ¿Cambió de idea? Elija abajo.",
  need: "Lo que buscamos hoy",
  short: "Hace falta",
  full: "Ya hay",
  today: (weekday) => `Hoy, ${weekday}`,
  buyUntil: "Compramos hasta",
  openUntilLabel: "Abierto hasta",
  closedToday: "Cerrado",
  span: (from, to) => `De ${from} a ${to}`,
  weBuy: "Compramos",
  storeOpen: "Tienda abierta",
  offer: "La oferta se la damos en el mostrador. Traiga una identificación con foto si quiere efectivo.",
  pickUp: (when) => `Recoja antes del ${ended(when)} Lo que quede después se puede donar.`,
  updated: (time) => `Actualizado a ${publicWords.es.clock(time)}, solo.`,
  stop: "Responda STOP a nuestro mensaje para no recibir más.",
  unknown: "No encontramos la página",
  unknownNext: "Revise el enlace de nuestro mensaje o pregunte en la tienda.",
};

/** `10 AM to 1 PM, 2 PM to 7 PM`, `De 10 a. m. a 1 p. m., de 2 p. m. a 7 p. m.`: the hours of one day. */
export function spansText(periods: readonly OpenPeriod[], { span, time }: SellerWords): string {
  const spans = periods.map(({ opensMinutes, closesMinutes }) => span(time(opensMinutes), time(closesMinutes)));
  return spans.map((text, at) => (at === 0 ? text : text.slice(0, 1).toLowerCase() + text.slice(1))).join(", ");
}

/** Spanish times end with a period already: `6 p. m.` */
function ended(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}

export const sellerWords: Readonly<Record<PageLanguage, SellerWords>> = { en: english, es: spanish };
