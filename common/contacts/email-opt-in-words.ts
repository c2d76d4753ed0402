/** What a customer is shown, or read to, before they agree to email. The ledger keeps these very words. */
export function emailOptInWords(store: string): string {
  return `${store} may email me news and coupons. I can unsubscribe in every email.`;
}
