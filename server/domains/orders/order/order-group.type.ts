import { nodeKey } from '../../../lib/global-id.ts';
import { decimal, sumMoney } from '../../../lib/money.ts';
import type { DecimalLike } from '../../../schema/builder.ts';
import { builder } from '../../../schema/builder.ts';
import type { Context } from '../../../schema/context.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { ChoiceType, choicesOfJson } from '../../pricing/configuration/choice.type.ts';
import { grantedOfJson } from '../../promotions/granted-promotion.ts';
import { GrantedPromotionType } from '../../promotions/granted-promotion.type.ts';
import { storedTaxParts } from '../../shipping-and-tax/stored-tax.ts';
import { TaxComponentType } from '../../shipping-and-tax/tax-component.type.ts';
import { visibleOrderGroups } from '../access.ts';
import { addressOfJson } from '../addresses/address-snapshot.ts';
import { AddressSnapshotType } from '../addresses/address-snapshot.type.ts';
import { currentSums } from '../rules/order-sums.ts';
import { OrderAmountsType } from '../totals/order-amounts.type.ts';
import { CHARGE_ORDER } from '../totals/order-charge.type.ts';
import { TaxBaseEnum, taxBaseOf } from '../totals/tax-base.type.ts';

function shown(amount: DecimalLike, { viewer }: Context): DecimalLike | null {
  return seesAmounts(viewer) ? amount : null;
}

/** The order created by one submitted cart. */
export const OrderGroup = builder.prismaNode('OrderGroup', {
  description: 'One submitted order: its jobs share PO, addresses, shipping, tax and totals.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), AND: visibleOrderGroups(viewer) }),
  nullable: true,
  sample: async ({ buyer, order, foreignBuyer }) => ({
    as: buyer,
    id: await order(),
    hiddenFrom: foreignBuyer,
  }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    code: t.exposeString('code', { description: 'Code, e.g. `JO-10023`.' }),
    customer: t.relation('customer', { description: 'Who ordered.' }),
    placedBy: t.relation('placedBy', { description: 'User on whose behalf it was ordered.' }),
    actingBy: t.relation('actingBy', {
      nullable: true,
      description: 'Staff member who entered it on behalf of that user.',
    }),
    poNumber: t.exposeString('poNumber', { nullable: true, description: 'Customer’s purchase order.' }),
    customerWoNumber: t.exposeString('customerWoNumber', {
      nullable: true,
      description: 'Customer’s work order.',
    }),
    creditReleasedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When its jobs were allowed to begin beyond the customer’s credit limit; null: they were not. Staff only.',
      resolve: ({ creditReleasedAt }, _args, { viewer }) => (viewer.isStaff ? creditReleasedAt : null),
    }),
    creditReleaseReason: t.string({
      nullable: true,
      description: 'Why. Staff only.',
      resolve: ({ creditReleaseReason }, _args, { viewer }) => (viewer.isStaff ? creditReleaseReason : null),
    }),
    notes: t.exposeString('notes', { nullable: true, description: 'Notes to the whole order.' }),
    shippingAddress: t.field({
      type: AddressSnapshotType,
      description: 'Shipping address.',
      resolve: ({ shippingAddress }) => addressOfJson(shippingAddress),
    }),
    billingAddress: t.field({
      type: AddressSnapshotType,
      description: 'Billing address.',
      resolve: ({ billingAddress }) => addressOfJson(billingAddress),
    }),
    sellToAddress: t.field({
      type: AddressSnapshotType,
      nullable: true,
      description: 'End customer.',
      resolve: ({ sellToAddress }) => (sellToAddress === null ? null : addressOfJson(sellToAddress)),
    }),
    shippingMethod: t.relation('shippingMethod', { nullable: true, description: 'Shipping method.' }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    subTotal: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Sum of the lines; amounts are null when prices are not shown (1301 or 19xx).',
      resolve: ({ subTotal }, _args, context) => shown(subTotal, context),
    }),
    discountValue: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Discount on the subtotal.',
      resolve: ({ discountValue }, _args, context) => shown(discountValue, context),
    }),
    shippingPrice: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Price of shipping.',
      resolve: ({ shippingPrice }, _args, context) => shown(shippingPrice, context),
    }),
    salesTaxPercent: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Sales tax rate.',
      resolve: ({ salesTaxPercent }, _args, context) => shown(salesTaxPercent, context),
    }),
    salesTaxValue: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Sales tax.',
      resolve: ({ salesTaxValue }, _args, context) => shown(salesTaxValue, context),
    }),
    taxBase: t.field({
      type: TaxBaseEnum,
      description: 'Basis of its sales tax.',
      select: { taxBase: true },
      resolve: ({ taxBase }) => taxBaseOf(taxBase),
    }),
    taxComponents: t.field({
      type: [TaxComponentType],
      description:
        'Components of the sales tax when the order was placed; empty when prices are not shown (1301 or 19xx).',
      select: { taxComponents: true, salesTaxPercent: true, salesTaxValue: true },
      resolve: (order, _args, { viewer }) =>
        seesAmounts(viewer) ? storedTaxParts(order, order.salesTaxValue) : [],
    }),
    grandTotal: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Grand total when the order was placed; `current` has the current totals.',
      resolve: ({ grandTotal }, _args, context) => shown(grandTotal, context),
    }),
    charges: t.relation('charges', {
      query: { orderBy: CHARGE_ORDER },
      description: 'Charges and deductions since the order was placed, oldest first.',
    }),
    current: t.field({
      type: OrderAmountsType,
      nullable: true,
      description:
        'Current totals: as placed, with all later charges. Null when prices are not shown (1301 or 19xx).',
      select: {
        subTotal: true,
        discountValue: true,
        shippingPrice: true,
        salesTaxValue: true,
        grandTotal: true,
        charges: { orderBy: CHARGE_ORDER, select: { kind: true, amount: true, salesTax: true } },
      },
      resolve: ({ charges, ...placed }, _args, { viewer }) =>
        seesAmounts(viewer) ? currentSums(placed, charges) : null,
    }),
    currentTaxComponents: t.field({
      type: [TaxComponentType],
      description: 'Components of the current sales tax.',
      select: {
        taxComponents: true,
        salesTaxPercent: true,
        salesTaxValue: true,
        charges: { orderBy: CHARGE_ORDER, select: { kind: true, amount: true, salesTax: true } },
      },
      resolve: ({ charges, ...order }, _args, { viewer }) =>
        seesAmounts(viewer)
          ? storedTaxParts(
              order,
              sumMoney([order.salesTaxValue, ...charges.map(({ salesTax }) => salesTax)].map(decimal)),
            )
          : [],
    }),
    promotions: t.field({
      type: [GrantedPromotionType],
      description: 'Promotions applied when it was placed.',
      resolve: ({ promotions }) => grantedOfJson(promotions),
    }),
    attributes: t.field({
      type: [ChoiceType],
      description: 'Order attributes with their answers from checkout.',
      resolve: ({ attributes }) => choicesOfJson(attributes),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was submitted.' }),
  }),
});
