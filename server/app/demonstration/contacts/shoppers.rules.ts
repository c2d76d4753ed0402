export type InventedShopper = { firstName: string; lastName: string; mobile: string; email: string; isAgreed: boolean };

const firstNames = [
  ...["Lena", "Sam", "Priya", "Owen", "Mila", "Jonas", "Tess", "Victor", "Amara", "Ruth", "Felix", "Nadia"],
  ...["Cora", "Dale", "Ines", "Joel", "Kira", "Luis", "Nell", "Omar", "Paul", "Rosa", "Theo", "Vera"],
];
const lastNames = [
  ...["Ortiz", "Whitlock", "Raman", "Castle", "Novak", "Berg", "Harlow", "Hale", "Diallo", "Engel", "Moran", "Petrov"],
  ...["Abbott", "Quinones", "Lindgren", "Park", "Sayre"],
];
/** Each so many types the address with a slip, which the service refuses. */
const slipEvery = 9;
const silentEvery = 4;

/** The shopper with a number: always the same. Most agree to email. */
export function inventedShopper(number: number): InventedShopper {
  const firstName = firstNames[number % firstNames.length] ?? "Lena";
  // The list of last names has another length, so that pairs come back late.
  const lastName = lastNames[number % lastNames.length] ?? "Ortiz";
  return {
    ...{ firstName, lastName, mobile: `608555${String(6000 + number)}` },
    email: slippedEmail({ firstName, lastName }, number),
    isAgreed: number % silentEvery !== silentEvery - 1,
  };
}

/** The address of a name; a slip in some. */
export function slippedEmail({ firstName, lastName }: { firstName: string; lastName: string }, number: number): string {
  const host = number % slipEvery === slipEvery - 1 ? "gmial.com" : "mail.test";
  return `${firstName}.${lastName}@${host}`.toLowerCase().replaceAll(" ", "");
}
