import { builder } from "#server/platform/graphql/builder.ts";
import { textOrderReady } from "./customer-text.ts";
import { findScannedOrder, listOnlineOrders, viewOnlineOrder } from "./orders.ts";
import type { OnlineOrderView, OrderLine, OrderList, OrderPage, Shelf, StepRow, TextOffer } from "./orders.ts";
import {
  handOverOrder,
  markOrderLine,
  putBackOrder,
  readyOrder,
  releaseOrder,
  shelveOrder,
  startPicking,
  undoHandOver,
} from "./picking.ts";
import { retryWrite } from "./write-back.ts";

const StateType = builder.enumType("OnlineOrderState", {
  values: {
    NEW: { value: "new" },
    PICKING: { value: "picking" },
    PICKED: { value: "picked" },
    PROBLEM: { value: "problem" },
    READY_FOR_PICKUP: { value: "ready_for_pickup" },
    PACKED: { value: "packed" },
    DONE: { value: "done" },
    CANCELLED: { value: "cancelled" },
  } as const,
});

const DeliveryType = builder.enumType("DeliveryMethod", {
  values: { PICKUP: { value: "pickup" }, SHIP: { value: "ship" }, LOCAL: { value: "local" } } as const,
});

const PickStateType = builder.enumType("PickState", {
  values: {
    TO_FIND: { value: "to_find" },
    FOUND: { value: "found" },
    MISSING: { value: "missing" },
    SOLD_IN_STORE: { value: "sold_in_store" },
  } as const,
});

const MarkType = builder.enumType("OrderLineMark", {
  values: { TO_FIND: { value: "to_find" }, FOUND: { value: "found" }, MISSING: { value: "missing" } } as const,
});

const ReasonType = builder.enumType("MissingReason", {
  values: {
    NOT_IN_PLACE: { value: "not_in_place" },
    DAMAGED: { value: "damaged" },
    NOT_AS_SHOWN: { value: "not_as_shown" },
    OTHER_ITEM: { value: "other_item" },
  } as const,
});

const WriteStateType = builder.enumType("ShopWriteState", {
  values: {
    NONE: { value: "none" },
    WAITING: { value: "waiting" },
    WRITTEN: { value: "written" },
    FAILED: { value: "failed" },
  } as const,
});

const PieceType = builder.objectRef<NonNullable<OrderLine["piece"]>>("OrderedPiece").implement({
  description: "What the register knows of a piece that is ordered.",
  fields: (field) => ({
    inventoryItemId: field.exposeID("inventoryItemId"),
    description: field.exposeString("description"),
    category: field.string({ nullable: true, resolve: ({ categoryPath }) => categoryPath.at(-1) }),
    department: field.string({ nullable: true, resolve: ({ categoryPath }) => categoryPath[0] }),
    brand: field.exposeString("brand", { nullable: true }),
    size: field.exposeString("size", { nullable: true }),
    receivedAt: field.expose("receivedAt", { type: "Instant" }),
  }),
});

const LineType = builder.objectRef<OrderLine>("OnlineOrderLine").implement({
  fields: (field) => ({
    id: field.exposeID("id"),
    title: field.exposeString("title"),
    variant: field.exposeString("variant"),
    sku: field.exposeString("sku", { description: "What the piece's tag says; empty where the shop keeps none." }),
    quantity: field.exposeInt("quantity", { description: "What is still ordered; 0 once it was refunded." }),
    price: field.expose("priceCents", { type: "Money" }),
    pickState: field.expose("pickState", { type: PickStateType }),
    pickedAt: field.expose("pickedAt", { type: "Instant", nullable: true }),
    pickedBy: field.exposeString("pickedBy", { nullable: true }),
    missingReason: field.exposeString("missingReason", { nullable: true }),
    piece: field.expose("piece", {
      type: PieceType,
      nullable: true,
      description: "Null where the register has no piece with this tag.",
    }),
  }),
});

const OrderType = builder.objectRef<OnlineOrderView>("OnlineOrder").implement({
  fields: (field) => ({
    id: field.expose("id", { type: "Uuid" }),
    name: field.exposeString("name"),
    placedAt: field.expose("placedAt", { type: "Instant" }),
    receivedAt: field.expose("receivedAt", { type: "Instant" }),
    dueAt: field.expose("dueAt", { type: "Instant" }),
    state: field.expose("state", { type: StateType }),
    stateAt: field.expose("stateAt", { type: "Instant" }),
    delivery: field.expose("deliveryMethod", { type: DeliveryType }),
    customerName: field.exposeString("customerName", { nullable: true }),
    cancelledAt: field.expose("cancelledAt", { type: "Instant", nullable: true }),
    isPutBack: field.boolean({ resolve: ({ putBackAt }) => putBackAt !== null }),
    isReconciled: field.exposeBoolean("isReconciled", { description: "Its webhook never came; our check brought it." }),
    isTexted: field.boolean({ resolve: ({ textId }) => textId !== null }),
    shelf: field.exposeString("shelf", {
      nullable: true,
      description: "Where it waits once it is bagged, in the store's own words.",
    }),
    lines: field.expose("lines", { type: [LineType] }),
  }),
});

const ListType = builder.objectRef<OrderList>("OnlineOrderList").implement({
  fields: (field) => ({
    isConnected: field.exposeBoolean("isConnected", { description: "False where the store sells nothing online." }),
    orders: field.expose("orders", { type: [OrderType], description: "Not done, the nearest due first." }),
  }),
});

const StepType = builder.objectRef<StepRow>("OnlineOrderStep").implement({
  fields: (field) => ({
    id: field.expose("id", { type: "Uuid" }),
    kind: field.exposeString("kind"),
    at: field.expose("at", { type: "Instant" }),
    byName: field.exposeString("byName", { nullable: true }),
    detail: field.exposeString("detail", { nullable: true }),
  }),
});

const OfferType = builder.objectRef<TextOffer>("OrderTextOffer").implement({
  description: "The text that is offered to the customer; nothing goes by itself.",
  fields: (field) => ({
    phone: field.exposeString("phone", { description: "Ten digits." }),
    body: field.exposeString("body"),
    refusal: field.exposeString("refusal", { nullable: true, description: "Why it may not go; null when it may." }),
  }),
});

const ShelfType = builder.objectRef<Shelf>("OrderShelf").implement({
  fields: (field) => ({
    name: field.exposeString("name"),
    orders: field.exposeStringList("orders", { description: "Names of the bagged orders that wait there." }),
  }),
});

const PageType = builder.objectRef<OrderPage>("OnlineOrderPage").implement({
  fields: (field) => ({
    order: field.field({ type: OrderType, resolve: (page) => page }),
    customerEmail: field.exposeString("customerEmail", { nullable: true }),
    customerPhone: field.exposeString("customerPhone", { nullable: true }),
    note: field.exposeString("note", { nullable: true }),
    tags: field.exposeStringList("tags"),
    financialStatus: field.exposeString("financialStatus"),
    subtotal: field.expose("subtotalCents", { type: "Money" }),
    tax: field.expose("taxCents", { type: "Money" }),
    total: field.expose("totalCents", { type: "Money" }),
    redactedAt: field.expose("redactedAt", { type: "Instant", nullable: true }),
    steps: field.expose("steps", { type: [StepType], description: "The oldest first." }),
    offer: field.expose("offer", { type: OfferType, nullable: true }),
    shopUrl: field.exposeString("shopUrl"),
    shopName: field.exposeString("shopName"),
    writesBack: field.exposeBoolean("writesBack"),
    shelves: field.expose("shelves", { type: [ShelfType], description: "Where a bagged order may wait." }),
    writeState: field.expose("writeState", { type: WriteStateType }),
    writeProblem: field.exposeString("writeProblem", { nullable: true }),
    isFeedStale: field.exposeBoolean("isFeedStale"),
    feedAt: field.expose("feedAt", { type: "Instant", nullable: true }),
  }),
});

builder.queryFields((field) => ({
  onlineOrders: field.field({
    type: ListType,
    resolve: (_root, _args, request) => listOnlineOrders(request, {}),
  }),
  onlineOrder: field.field({
    type: PageType,
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => viewOnlineOrder(request, args),
  }),
  onlineOrderOfCode: field.field({
    type: "Uuid",
    nullable: true,
    description: "The order of a scanned slip, by its number in the shop; null when this store has none.",
    args: { externalId: field.arg.string({ required: true }) },
    resolve: (_root, args, request) => findScannedOrder(request, args),
  }),
}));

const acts = {
  startPickingOrder: startPicking,
  releaseOrder,
  handOverOrder,
  undoHandOver,
  putBackOrder,
  retryOrderWrite: retryWrite,
} as const;

builder.mutationFields((field) => {
  const id = field.arg({ type: "Uuid", required: true });
  const act = (name: keyof typeof acts, description: string) =>
    field.field({
      type: PageType,
      description,
      args: { id },
      resolve: async (_root, args, request) => {
        await acts[name](request, args);
        return viewOnlineOrder(request, args);
      },
    });
  return {
    startPickingOrder: act("startPickingOrder", "An employee goes to the floor."),
    releaseOrder: act("releaseOrder", "It waits again, with nothing in hand."),
    readyOrder: field.field({
      type: PageType,
      description: "Ready for pickup, or packed to be sent.",
      args: { id, shelf: field.arg.string({ description: "Where it waits." }) },
      resolve: async (_root, args, request) => {
        await readyOrder(request, args);
        return viewOnlineOrder(request, { id: args.id });
      },
    }),
    shelveOrder: field.field({
      type: PageType,
      description: "A bagged order waits somewhere else now; null when nobody can say where.",
      args: { id, shelf: field.arg.string() },
      resolve: async (_root, { id: orderId, shelf }, request) => {
        await shelveOrder(request, { id: orderId, shelf: shelf ?? null });
        return viewOnlineOrder(request, { id: orderId });
      },
    }),
    handOverOrder: act("handOverOrder", "The customer has it, or the carrier."),
    undoHandOver: act("undoHandOver", "The order still waits; not once the shop has heard that it is gone."),
    putBackOrder: act("putBackOrder", "What was collected for a canceled order hangs on the floor again."),
    retryOrderWrite: act("retryOrderWrite", "Tells the shop again what it did not take."),
    markOrderLine: field.field({
      type: PageType,
      args: {
        id,
        lineId: field.arg.id({ required: true }),
        to: field.arg({ type: MarkType, required: true }),
        reason: field.arg({ type: ReasonType }),
      },
      resolve: async (_root, args, request) => {
        await markOrderLine(request, args);
        return viewOnlineOrder(request, { id: args.id });
      },
    }),
    textOrderReady: field.field({
      type: PageType,
      description: "Texts the customer, once. The guard decides whether it may go.",
      args: {
        id,
        textId: field.arg({ type: "Uuid", required: true }),
        body: field.arg.string({ required: true }),
      },
      resolve: async (_root, args, request) => {
        await textOrderReady(request, args);
        return viewOnlineOrder(request, { id: args.id });
      },
    }),
  };
});
