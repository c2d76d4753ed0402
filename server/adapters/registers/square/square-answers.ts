/** The fields of Square's responses that we use. */
import { z } from "zod";

const money = z.object({ amount: z.int().nullish(), currency: z.string().nullish() });
export type SquareMoney = z.output<typeof money>;
const amount = money.nullish();
const text = z.string().nullish();

const itemType = z.string().nullish();

const line = z.object({
  name: text,
  note: text,
  variation_name: text,
  quantity: z.string(),
  catalog_object_id: text,
  item_type: itemType,
  total_tax_money: amount,
  total_discount_money: amount,
  total_service_charge_money: amount,
  total_money: amount,
});
export type SquareLine = z.output<typeof line>;

const serviceCharge = z.object({
  name: text,
  treatment_type: text,
  total_money: amount,
  total_tax_money: amount,
});
export type SquareCharge = z.output<typeof serviceCharge>;

const moneyAmounts = z.object({ total_money: amount, tax_money: amount, tip_money: amount });

const orderReturn = z.object({
  return_line_items: z.array(line).nullish(),
  return_service_charges: z.array(serviceCharge).nullish(),
});

const card = z.object({ card: z.object({ card_brand: text }).nullish() }).nullish();

const tender = z.object({
  id: text,
  created_at: text,
  type: z.string(),
  amount_money: amount,
  tip_money: amount,
  customer_id: text,
  payment_id: text,
  card_details: card,
});
export type SquareTender = z.output<typeof tender>;

const orderRefund = z.object({
  id: z.string(),
  tender_id: text,
  created_at: text,
  amount_money: amount,
  status: text,
});
export type SquareOrderRefund = z.output<typeof orderRefund>;

const order = z.object({
  id: z.string(),
  location_id: z.string(),
  customer_id: text,
  source: z.object({ name: text }).nullish(),
  state: z.string().nullish(),
  version: z.int().nullish(),
  created_at: z.string(),
  updated_at: text,
  closed_at: text,
  line_items: z.array(line).nullish(),
  service_charges: z.array(serviceCharge).nullish(),
  returns: z.array(orderReturn).nullish(),
  return_amounts: moneyAmounts.nullish(),
  tenders: z.array(tender).nullish(),
  refunds: z.array(orderRefund).nullish(),
  total_money: amount,
  total_tax_money: amount,
  total_tip_money: amount,
  net_amount_due_money: amount,
});
export type SquareOrder = z.output<typeof order>;

export const orders = z.object({ orders: z.array(order).default([]), cursor: text });

const payment = z.object({
  id: z.string(),
  updated_at: text,
  created_at: text,
  status: text,
  source_type: text,
  team_member_id: text,
  employee_id: text,
  customer_id: text,
  receipt_number: text,
  card_details: card,
  external_details: z.object({ type: text }).nullish(),
  device_details: z.object({ device_name: text }).nullish(),
});
export type SquarePayment = z.output<typeof payment>;

export const payments = z.object({ payments: z.array(payment).default([]), cursor: text });
export const onePayment = z.object({ payment });

const refund = z.object({
  id: z.string(),
  status: text,
  location_id: text,
  order_id: text,
  payment_id: text,
  amount_money: money,
  destination_type: text,
  destination_details: z.object({ card_details: card }).nullish(),
  reason: text,
  created_at: z.string(),
  updated_at: text,
  team_member_id: text,
});
export type SquareRefund = z.output<typeof refund>;

export const refunds = z.object({ refunds: z.array(refund).default([]), cursor: text });

const category = z.object({ id: text }).nullish();

const catalogObject = z.object({
  type: z.string(),
  id: z.string(),
  updated_at: text,
  version: z.int().nullish(),
  is_deleted: z.boolean().nullish(),
  item_data: z
    .object({
      name: text,
      category_id: text,
      reporting_category: category,
      categories: z.array(z.object({ id: text })).nullish(),
      variations: z.array(z.unknown()).nullish(),
    })
    .nullish(),
  category_data: z.object({ name: text, parent_category: category }).nullish(),
  item_variation_data: z.object({ item_id: text, name: text, sku: text, price_money: amount }).nullish(),
});
export type SquareCatalogObject = z.output<typeof catalogObject>;

export const catalog = z.object({
  objects: z.array(catalogObject).default([]),
  related_objects: z.array(catalogObject).default([]),
  cursor: text,
});

const customer = z.object({
  id: z.string(),
  created_at: text,
  updated_at: text,
  version: z.int().nullish(),
  given_name: text,
  family_name: text,
  company_name: text,
  nickname: text,
  email_address: text,
  phone_number: text,
  reference_id: text,
  address: z
    .object({
      address_line_1: text,
      locality: text,
      administrative_district_level_1: text,
      postal_code: text,
      country: text,
    })
    .nullish(),
});
export type SquareCustomer = z.output<typeof customer>;
export const customers = z.object({ customers: z.array(customer).default([]), cursor: text });

const teamMember = z.object({
  id: z.string(),
  reference_id: text,
  status: text,
  given_name: text,
  family_name: text,
  created_at: text,
  updated_at: text,
  is_owner: z.boolean().nullish(),
});
export type SquareTeamMember = z.output<typeof teamMember>;
export const team = z.object({ team_members: z.array(teamMember).default([]), cursor: text });

const drawer = z.object({
  id: z.string(),
  state: text,
  opened_at: text,
  ended_at: text,
  closed_at: text,
  created_at: text,
  updated_at: text,
  opened_cash_money: amount,
  cash_paid_in_money: amount,
  cash_paid_out_money: amount,
  expected_cash_money: amount,
  closed_cash_money: amount,
  closing_team_member_id: text,
});
export type SquareDrawer = z.output<typeof drawer>;
export const drawers = z.object({ cash_drawer_shifts: z.array(drawer).default([]), cursor: text });
export const oneDrawer = z.object({ cash_drawer_shift: drawer });

/** A report of Square. The object in it is only partly there, and older than what reading it now gives. */
export const webhookEvent = z.object({
  merchant_id: z.string(),
  location_id: text,
  type: z.string(),
  event_id: z.string(),
  data: z.object({ id: text, object: z.record(z.string(), z.unknown()).nullish() }).nullish(),
});
