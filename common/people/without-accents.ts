/** Letters as they stand without their accents: `Quiñones` becomes `Quinones`. */
export function withoutAccents(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "");
}
