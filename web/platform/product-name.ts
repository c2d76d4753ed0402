/** What the product calls itself in its texts. */
export const productName = "Hangtag";
