/** What points of sale call the columns of files other than sales; those of sales are in column-names.ts. */
export const namesOfOtherKinds: Readonly<Record<string, string>> = {
  id: "id|customer id|customer no|cust id|cust no|client id|employee id|employee no|emp id|emp no|staff id|user id|kundennr|kunden nr|kundennummer|personalnr|personalnummer|mitarbeiternr|no client|no employe|id cliente|id empleado",
  code: "code|initials|employee code|short name|clerk code|kurzel|initiales|iniciales",
  name: "name|full name|customer name|employee name|nom complet|nombre completo|vollstandiger name",
  firstName: "first name|first|given name|vorname|prenom|nombre",
  lastName: "last name|last|surname|family name|nachname|nom|nom de famille|apellido|apellidos",
  active: "active|is active|status|enabled|aktiv|actif|activo",
  phone:
    "phone|phone number|mobile|mobile phone|cell|cell phone|telephone|tel|customer phone|telefon|handy|portable|telefono|movil",
  email: "email|e mail|email address|mail|courriel|correo|correo electronico",
  customerCode: "customer code|loyalty no|loyalty number|member id|member no|card no|kundencode|code client",
  street: "street|address|address 1|address line 1|street address|strasse|adresse|rue|direccion|calle",
  city: "city|town|ort|stadt|ville|ciudad",
  state: "state|province|region|bundesland|provincia|estado",
  zip: "zip|zip code|zipcode|postal code|postcode|plz|postleitzahl|code postal|codigo postal",
  storeCredit: "store credit|credit balance|balance|guthaben|avoir|saldo",
  tradeCredit: "trade credit|trade balance|trade",
  reference:
    "reference|reference no|reference number|ref|ref no|slip|slip no|slip number|check in no|check in number|hangtag no|hangtag number|referenz|referenznr|referenznummer|no reference|numero de reference|referencia|no referencia",
  checkedInBy: "checked in by|check in by|greeter|received by|angenommen von",
  buyer: "buyer|buyer id|buyer code|bought by|einkaufer|acheteur|comprador",
  readyAt: "ready|ready at|ready time|offer ready|bereit",
  completedAt: "completed|completed at|paid at|closed|finished|buy completed|abgeschlossen|termine|completado",
  status: "status|state|buy status|etat|estado",
  cashOffer: "cash offer|offer cash|cash offered|offered cash|offer",
  tradeOffer: "trade offer|offer trade|trade offered|offered trade",
  paidCash: "cash paid|paid cash|cash payout|payout cash|payout|paid out",
  paidTrade: "trade paid|paid trade|trade payout|payout trade|trade given",
  cost: "cost|buy price|our cost|item cost|einkaufspreis|ek preis|cout|prix d achat|costo|precio de compra",
  payment: "payment|payment type|paid in|paid by|pay type|payout type|zahlungsart|paiement|pago",
  tag: "tag|tag no|tag number|item tag|sku|item no|item number|barcode|etikett|etiquette|etiqueta",
  brand: "brand|make|label|marke|marque|marca",
  size: "size|grosse|taille|talla",
  condition: "condition|grade|zustand|etat|estado",
  price: "price|retail|retail price|sell price|selling price|tag price|preis|verkaufspreis|prix|precio",
  taken: "taken|bought|accepted|take|buy|gekauft|achete|comprado",
  passReason: "pass reason|reason|reason passed|passed because|grund|raison|motivo",
  date: "date|business date|business day|day|sales date|datum|tag|jour|fecha|dia",
  net: "net|net sales|net total|sales|total sales|sales net|merchandise|netto|nettoumsatz|umsatz|ventes|ventes nettes|ventas|ventas netas",
  transactions:
    "transactions|tickets|ticket count|no of tickets|customers|customer count|invoices|receipts|anzahl bons|kunden|nombre de tickets|transacciones",
  returns: "returns|refunds|return total|retouren|retours|devoluciones",
  discounts: "discounts|discount|coupons|rabatt|rabatte|remises|descuentos",
  giftSold: "gift cards sold|gift sold|gift card sales|gift cards|gutscheine verkauft",
  overShort:
    "over short|over or short|cash over short|variance|difference|drawer difference|kassendifferenz|ecart|diferencia",
  buysCash: "buys cash|cash buys|cash paid for buys|buy cash|buys paid cash",
  buysTrade: "buys trade|trade buys|trade paid for buys|buy trade|buys paid trade",
  costUsed: "cost used|cogs used|used cost|cost of used",
  costNew: "cost new|cogs new|new cost|cost of new",
  closedAt: "closed at|closed|close time|time closed|geschlossen um|ferme a|cerrado a",
  closedBy: "closed by|closed by employee|manager|geschlossen von|ferme par|cerrado por",
};

/** What a meaning is called in one kind of file alone. */
export const namesInKind: Readonly<Record<string, string>> = {
  "buys.id": "id|buy id|purchase id",
  "buyLines.id": "id|buy id|purchase id",
  "buys.number": "buy|buy no|buy number|ticket|ticket no|purchase no|purchase number|ankauf|ankaufnr|no achat|compra",
  "buys.at":
    "checked in|checked in at|check in|check in time|arrived|date|datetime|created at|angenommen|arrivee|llegada",
  "buys.customer": "customer|customer id|seller|seller id|kunde|vendeur|vendedor",
  "buyLines.number": "buy|buy no|buy number|purchase no|purchase number|ankauf|ankaufnr|no achat|compra",
  "buyLines.at":
    "checked in|checked in at|check in|check in time|arrived|date|datetime|buy date|angenommen|arrivee|llegada",
  "buyLines.customer": "customer|customer id|seller|seller id|kunde|vendeur|vendedor",
};
