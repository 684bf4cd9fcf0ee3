import type { Prisma } from '../../../database/generated/client.ts';
import { type Decimal, decimal } from '../../../lib/money.ts';
import type { Context } from '../../../schema/context.ts';
import { taxComponents } from '../../shipping-and-tax/rules/order-tax.ts';
import { totalPercent } from '../../shipping-and-tax/rules/tax-components.ts';
import {
  TAXED_ADDRESS,
  TAXED_CUSTOMER,
  taxAddress,
  taxedDestination,
} from '../../shipping-and-tax/taxed-parties.ts';

const SELECT = {
  id: true,
  name: true,
  accountNumber: true,
  version: true,
  currency: true,
  paymentTermsCode: true,
  pricingMode: true,
  creditLimit: true,
  ...TAXED_CUSTOMER,
  taxExemptNumber: true,
  depositPercent: true,
  memoLimit: true,
  memoTermDays: true,
  approvalRequired: true,
  defaultShippingMethodId: true,
  mainContactId: true,
  priceTerms: {
    where: { itemTypeId: { not: null }, isWithdrawn: false },
    orderBy: [{ itemTypeId: 'asc' }, { validFrom: 'desc' }, { id: 'desc' }],
    select: { itemTypeId: true, percent: true, validFrom: true },
  },
  addresses: {
    where: { archivedAt: null },
    orderBy: [{ isDefaultShipping: 'desc' }, { id: 'asc' }],
    take: 1,
    select: TAXED_ADDRESS,
  },
} satisfies Prisma.CustomerSelect;

type Row = Prisma.CustomerGetPayload<{ select: typeof SELECT }>;

/** Financial terms of a customer. */
export type FinancialSettings = Omit<Row, 'priceTerms' | 'addresses' | 'salesTaxPercent'> & {
  /** Sales tax percentage for the customer's default address. */
  salesTaxPercent: Decimal;
  /** The customer's own percentage for all destinations; null: by state. */
  ownSalesTaxPercent: Decimal | null;
  /** Discount or markup on a piece, in per cent. */
  discountOrMarkup: { itemTypeId: number; percent: Decimal }[];
};

/** The financial settings of a customer; null if there is no such customer. */
export async function financialSettings(
  { db, now }: Pick<Context, 'db' | 'now'>,
  customerId: number,
): Promise<FinancialSettings | null> {
  const row = await db.customer.findUnique({ where: { id: customerId }, select: SELECT });
  if (!row) return null;
  const { priceTerms, addresses, salesTaxPercent, ...settings } = row;
  const usual = {
    shippingAddress: taxAddress(addresses[0] ?? null),
    billingAddress: null,
    shippingMethod: null,
  };
  const destination = await taxedDestination(db, usual, now);
  // For each piece, the latest row that has begun.
  const begun = new Map<number, Decimal>();
  for (const { itemTypeId, percent: change, validFrom } of priceTerms)
    if (itemTypeId !== null && validFrom <= now && !begun.has(itemTypeId))
      begun.set(itemTypeId, decimal(change));
  return {
    ...settings,
    salesTaxPercent: totalPercent(taxComponents({ customer: row, destination })),
    ownSalesTaxPercent: salesTaxPercent && decimal(salesTaxPercent),
    discountOrMarkup: [...begun].map(([itemTypeId, change]) => ({ itemTypeId, percent: change })),
  };
}
