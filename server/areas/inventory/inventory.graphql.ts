import { builder } from "#server/platform/graphql/builder.ts";
import { viewInventoryItem } from "./inventory.ts";
import { viewItemHistory } from "./item-history.ts";
import type { ItemHistory } from "./item-history.ts";
import type { InventoryItem, InventoryView } from "./inventory.ts";

const StatusType = builder.enumType("InventoryStatus", {
  values: {
    IN_STOCK: { value: "inStock" },
    SOLD: { value: "sold" },
    TRANSFERRED: { value: "transferred" },
    CLEARANCE: { value: "clearance" },
    REMOVED: { value: "removed" },
  } as const,
});

const SellerType = builder.objectRef<NonNullable<InventoryItem["seller"]>>("InventorySeller").implement({
  fields: (field) => ({
    customerId: field.exposeID("customerId", {
      nullable: true,
      description: "Null where only the register knows them.",
    }),
    name: field.exposeString("name"),
  }),
});

const ItemType = builder.objectRef<InventoryItem>("InventoryItem").implement({
  description: "A piece as the register has it.",
  fields: (field) => ({
    id: field.exposeID("id"),
    sku: field.exposeString("sku"),
    description: field.exposeString("description"),
    categoryPath: field.exposeStringList("categoryPath", { description: "The department first." }),
    brand: field.exposeString("brand", { nullable: true }),
    size: field.exposeString("size", { nullable: true }),
    isNew: field.boolean({ resolve: ({ goods }) => goods === "new" }),
    quantity: field.exposeInt("quantity"),
    price: field.expose("priceCents", { type: "Money" }),
    cost: field.expose("costCents", { type: "Money", nullable: true }),
    margin: field.expose("margin", { type: "Percent", nullable: true, description: "Null for a price of 0." }),
    days: field.exposeInt("days", { description: "Since it came in, until it was sold." }),
    receivedAt: field.expose("receivedAt", { type: "Instant" }),
    status: field.expose("status", { type: StatusType }),
    soldAt: field.expose("soldAt", { type: "Instant", nullable: true }),
    soldPrice: field.expose("soldPriceCents", { type: "Money", nullable: true }),
    soldTicket: field.exposeString("soldTicket", { nullable: true }),
    soldTerminal: field.exposeString("soldTerminal", { nullable: true }),
    buyNumber: field.exposeString("buyNumber", { nullable: true }),
    buyId: field.exposeID("buyId", { nullable: true, description: "Null for a buy that only the register knows." }),
    holdUntil: field.expose("holdUntil", {
      type: "BusinessDate",
      nullable: true,
      description: "A second-hand rule keeps it off the floor until this day.",
    }),
    seller: field.expose("seller", { type: SellerType, nullable: true, description: "For managers." }),
    orderId: field.exposeID("orderId", { nullable: true }),
    orderName: field.exposeString("orderName", { nullable: true }),
    orderState: field.exposeString("orderState", { nullable: true }),
  }),
});

const ViewType = builder.objectRef<InventoryView>("InventoryView").implement({
  fields: (field) => ({
    item: field.expose("item", { type: ItemType, nullable: true, description: "Null where the register has none." }),
    posName: field.exposeString("posName", { nullable: true }),
    feedAt: field.expose("feedAt", { type: "Instant", nullable: true }),
    isFeedStale: field.exposeBoolean("isFeedStale", { description: "Silent for more than 30 minutes." }),
  }),
});

const PriceType = builder.objectRef<ItemHistory["prices"][number]>("InventoryPrice").implement({
  fields: (field) => ({
    at: field.expose("at", { type: "Instant" }),
    from: field.expose("fromCents", { type: "Money", nullable: true, description: "Null for the first price." }),
    to: field.expose("toCents", { type: "Money" }),
  }),
});

type Peers = NonNullable<ItemHistory["peers"]>;

const PeerPointType = builder.objectRef<Peers["points"][number]>("InventoryPeerPoint").implement({
  fields: (field) => ({
    days: field.exposeInt("days"),
    share: field.expose("share", { type: "Percent", description: "Of pieces like it, sold by then." }),
  }),
});

const PeersType = builder.objectRef<Peers>("InventoryPeers").implement({
  description: "How used pieces of its category sell with age.",
  fields: (field) => ({
    isSized: field.exposeBoolean("isSized", { description: "Of those of its size alone." }),
    pieces: field.exposeInt("pieces", { description: "That had 60 days to sell in." }),
    points: field.expose("points", { type: [PeerPointType] }),
    usualDays: field.exposeInt("usualDays", { nullable: true, description: "In which half of them sold." }),
    shareNow: field.expose("shareNow", { type: "Percent", nullable: true, description: "At this piece's age." }),
    shareIn60: field.expose("shareIn60", { type: "Percent", nullable: true }),
  }),
});

const HistoryType = builder.objectRef<ItemHistory>("InventoryHistory").implement({
  fields: (field) => ({
    prices: field.expose("prices", { type: [PriceType], description: "The newest first." }),
    peers: field.expose("peers", { type: PeersType, nullable: true, description: "Null with fewer than 30 pieces." }),
  }),
});

builder.queryFields((field) => ({
  inventoryHistory: field.field({
    type: HistoryType,
    args: { id: field.arg.id({ required: true }) },
    resolve: (_root, args, request) => viewItemHistory(request, args),
  }),
  inventoryItem: field.field({
    type: ViewType,
    description: "By the register's own id of the piece, or by its tag.",
    args: { id: field.arg.id({ required: true }) },
    resolve: (_root, args, request) => viewInventoryItem(request, args),
  }),
}));
