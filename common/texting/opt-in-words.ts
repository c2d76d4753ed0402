/**
 * What a customer is shown before they agree. Carriers approve these very words, and the ledger keeps those that were read
 * with their version.
 */
export const optInVersion = "2026-11";

/** The pages that sellers open themselves are in both; the carriers look at the English ones. */
export type OptInLanguage = "en" | "es";

/** As the ledger has it: a translation is a version of its own. */
export function optInVersionOf(language: OptInLanguage): string {
  return language === "en" ? optInVersion : `${optInVersion}-${language}`;
}

/** About the own buy; given at check-in. */
export function buyOptInWords(store: string, language: OptInLanguage = "en"): string {
  return language === "es"
    ? `${store} puede enviarme mensajes de texto sobre las cosas que traigo: cuando estén listas y si hay preguntas.`
    : `${store} may text me about the items I bring in: when they're ready, and questions about them.`;
}

/** Coupons and reminders; never needed to sell or buy. */
export function marketingOptInWords(store: string, language: OptInLanguage = "en"): string {
  return language === "es"
    ? `${store} también puede enviarme cupones y recordatorios por mensaje de texto, hasta 15 al mes. No tengo que aceptarlo para vender ni comprar.`
    : `${store} may also text me coupons and reminders, up to 15 a month. I don't have to agree to sell or buy anything.`;
}

const smallPrint: Readonly<Record<OptInLanguage, string>> = {
  en: "Message and data rates may apply. Reply STOP to stop all texts, HELP for help. We don't share phone numbers or consent with anyone.",
  es: "Pueden aplicarse tarifas de mensajes y datos. Responda STOP para no recibir más mensajes, HELP para recibir ayuda. No compartimos números de teléfono ni consentimientos con nadie.",
};

/** Under both. */
export function optInSmallPrintIn(language: OptInLanguage): string {
  return smallPrint[language];
}

export const optInSmallPrint = smallPrint.en;

/** How the carriers are told that customers agree: every way, and the words of each language that they may read. */
export function optInFlow(store: string, website: string): string {
  return [
    `Customers agree while they check in items to sell: at the counter of ${store}, where they are asked, on a tablet there,`,
    "or on the store's check-in page, which they open on their own phone by the code on a sign. They type their phone number",
    `and read: "${buyOptInWords(store)}" Beside an unticked box they read: "${marketingOptInWords(store)}"`,
    `Below both: "${optInSmallPrint}" In Spanish: "${buyOptInWords(store, "es")}" "${marketingOptInWords(store, "es")}"`,
    `"${optInSmallPrintIn("es")}" A sign at the counter shows the same words.`,
    `Customers can also text the store first. Website: ${website}`,
  ].join(" ");
}

/** Texts like those that go out, which the carriers look at. */
export function sampleTexts(store: string): string[] {
  return [
    `${store}: Hi Ana, your items are ready. Stop by until 9 PM to hear our offer. Reply STOP to opt out.`,
    `${store}: Ana, your items wait for you until Saturday 9 PM. Questions? Just reply.`,
    `${store}: Your $10 coupon is good from Friday. Show it at the register: https://example.com/c/abc. Reply STOP to opt out.`,
  ];
}
