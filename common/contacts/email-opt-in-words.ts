const words = {
  en: (store: string) => `${store} may email me news and coupons. I can unsubscribe in every email.`,
  es: (store: string) =>
    `${store} puede enviarme noticias y cupones por correo electrónico. Puedo cancelar la suscripción en cada correo.`,
} as const;

/** What a customer is shown, or read to, before they agree to email. The ledger keeps these very words. */
export function emailOptInWords(store: string, language: keyof typeof words = "en"): string {
  return words[language](store);
}
