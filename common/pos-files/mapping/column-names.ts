/** What points of sale call their columns, in English, German, French and Spanish. */
import type { ExportKind } from "./export-kinds.ts";
import { namesInKind, namesOfOtherKinds } from "./kind-names.ts";

/** A name that says it all, and a name that holds the word among others. */
const exact = 1;
const partial = 0.85;
/** A shorter word stands in too many names by chance. */
const shortestPart = 4;

const namesByMeaning: Readonly<Record<string, string>> = {
  number:
    "ticket|ticket no|ticket number|ticket id|trx no|trx id|trx number|trans no|trans id|transaction|transaction no|transaction number|transaction id|invoice|invoice no|invoice number|invoiceno|receipt|receipt no|receipt number|sale id|sale no|sale number|order id|order no|order number|bon nr|bonnr|bonnummer|beleg|beleg nr|belegnr|belegnummer|rechnung|rechnungsnr|rechnungsnummer|no ticket|numero ticket|numero de ticket|facture|no facture|numero facture|recibo|no recibo|numero recibo|factura|numero factura|numero de factura|folio",
  at: "date|sold date|sale date|sold at|sold on|trans date|transaction date|trx date|batchdt|batch date|business date|business day|invoice date|invoicedate|ticket date|datetime|date time|timestamp|created at|datum|verkaufsdatum|belegdatum|rechnungsdatum|buchungsdatum|date vente|date de vente|date facture|fecha|fecha venta|fecha de venta|fecha factura|fecha hora",
  time: "time|trx tm|trx time|sale time|sold time|trans time|transaction time|uhrzeit|zeit|verkaufszeit|heure|heure vente|hora|hora venta",
  terminal:
    "terminal|terminal id|register|register no|register id|till|station|lane|pos|workstation|kasse|kassen nr|kassennr|kassennummer|caisse|no caisse|poste|caja|no caja",
  cashier:
    "cashier|cashier id|cashier code|clerk|employee|employee id|associate|salesperson|sales person|sold by|operator|user|kassierer|kassiererin|bediener|mitarbeiter|verkaufer|verkauferin|caissier|caissiere|vendeur|vendeuse|employe|cajero|cajera|vendedor|empleado",
  customer:
    "customer|customer id|customer no|customer number|customer phone|cust id|cust no|cust tel|cust phone|phone|phone number|mobile|member id|kunde|kunden nr|kundennr|kundennummer|client|client id|no client|numero client|telephone|telefon|cliente|no cliente|id cliente|telefono",
  coupon:
    "coupon|coupon no|coupon number|coupon code|voucher|voucher no|promo code|gutschein|gutscheinnr|gutscheinnummer|bon de reduction|code promo|cupon|numero cupon",
  sku: "sku|item tag|tag|tag no|tag number|item no|item number|item id|item code|barcode|upc|ean|plu|stock code|stockcode|product code|artikelnr|artikel nr|artikelnummer|art nr|code article|code barres|codigo|codigo articulo|codigo de barras",
  description:
    "description|descr|desc|item|item name|item description|product|product name|bezeichnung|artikel|artikelbezeichnung|artikelname|beschreibung|designation|libelle|article|produit|descripcion|articulo|producto",
  category:
    "category|category code|categ|dept|department|class|product group|kategorie|warengruppe|abteilung|categorie|rayon|famille|categoria|departamento|familia",
  quantity:
    "qty|quantity|pieces|pcs|units|qty sold|menge|anzahl|stk|stuck|stuckzahl|quantite|qte|cantidad|cant|unidades",
  unitPrice:
    "unit price|unitprice|price|price each|each|unit cost|item price|einzelpreis|stuckpreis|preis|vk preis|prix unitaire|prix|pu|precio unitario|precio",
  amount:
    "net amt|net amount|net price|net|net sales|line total|line amount|ext price|extended price|ext amt|extended|amount|amt|nettobetrag|netto|betrag|gesamtpreis|positionsbetrag|montant|montant net|montant ht|total ligne|importe|importe neto|importe linea|neto|monto",
  total:
    "total|grand total|total amount|ticket total|total sale|total paid|amount due|total due|gesamt|gesamtbetrag|gesamtsumme|summe|endbetrag|brutto|bruttobetrag|total ttc|montant total|montant ttc|importe total|monto total",
  subTotal:
    "sub total|subtotal|sub ttl|net total|zwischensumme|nettosumme|sous total|total ht|montant ht|base imponible|total neto",
  tax: "tax|tax amt|tax amount|sales tax|total tax|vat|gst|hst|pst|mwst|mwst betrag|ust|umsatzsteuer|steuer|steuerbetrag|tva|montant tva|taxe|taxes|iva|importe iva|impuesto|impuestos",
  tender:
    "tender|tender type|tender kind|tender name|payment type|payment method|payment|pay type|paid by|media|zahlungsart|zahlart|zahlungsmittel|mode de paiement|moyen de paiement|reglement|forma de pago|metodo de pago|medio de pago",
  saleType:
    "type|sale type|trx type|trans type|transaction type|ticket type|line type|receipt type|document type|sale or return|belegart|vorgangsart|verkaufsart|type de vente|type de ticket|tipo|tipo de venta|tipo de ticket",
  tenderAmount:
    "tender amount|tender amt|payment amount|payment amt|paid|amount paid|amount|amt|zahlbetrag|zahlungsbetrag|bezahlt|montant paye|montant regle|importe pagado|pagado",
};

const tenderNames: Readonly<Record<string, string>> = {
  cash: "cash|cash amt|bar|bargeld|barzahlung|especes|comptant|efectivo|contado",
  check: "check|cheque|chk|scheck",
  visa: "visa|vi",
  mastercard: "mc|mastercard|master card",
  amex: "amex|ax|american express",
  discover: "disc|discover|ds",
  debit: "debit|debit card|girocard|ec karte|carte debit|tarjeta debito|debito",
  giftCard: "gift card|giftcard|gift cards|gift|geschenkkarte|carte cadeau|tarjeta regalo",
  storeCredit: "store credit|storecredit|st credit|kundenguthaben|guthaben|avoir|credito tienda",
  tradeCredit: "trade|trade credit|tradecredit|trade amt|tausch|echange|canje",
  other: "card|cards|credit card|credit|cc|karte|kreditkarte|carte|carte bancaire|cb|tarjeta|tarjeta credito|other",
};

const meanings = listed({ ...namesOfOtherKinds, ...namesByMeaning, ...namesInKind });
const tenders = listed(tenderNames);

function listed(names: Readonly<Record<string, string>>): NamedMeaning[] {
  return Object.entries(names).map(([meaning, list]) => ({ meaning, names: list.split("|") }));
}

/** `CUST_TEL`, `custTel` and `Cust. Tel` are one name; `#` and `Nr.` at the end are its number. */
export function plainName(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replaceAll(/n[°º]|#/g, " no ")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}

/**
 * How surely a name says a meaning: 1 when it is its name, less when it holds the word, 0 when it says nothing. A kind of
 * file may have names of its own for a meaning, and then those alone hold.
 */
export function nameFit(name: string, meaning: string, kind?: ExportKind): number {
  const inKind = `${kind}.${meaning}`;
  const key = Object.hasOwn(namesInKind, inKind) ? inKind : meaning;
  return bestFit(
    plainName(name),
    meanings.filter((candidate) => candidate.meaning === key),
  ).fit;
}

/** The tender that a column's name says, and how surely. */
export function tenderOfName(name: string): { kind: string; fit: number } {
  const { meaning, fit } = bestFit(plainName(name), tenders);
  return { kind: meaning, fit };
}

type NamedMeaning = { meaning: string; names: readonly string[] };

function bestFit(plain: string, candidates: readonly NamedMeaning[]): { meaning: string; fit: number } {
  const fits = candidates.map(({ meaning, names }) => ({
    meaning,
    fit: Math.max(0, ...names.map((name) => fitOf(plain, name))),
  }));
  return fits.reduce((best, other) => (other.fit > best.fit ? other : best), { meaning: "", fit: 0 });
}

function fitOf(plain: string, name: string): number {
  if (plain === name || plain.replaceAll(" ", "") === name.replaceAll(" ", "")) {
    return exact;
  }
  const isPart = name.length >= shortestPart && ` ${plain} `.includes(` ${name} `);
  return isPart ? partial : 0;
}
