import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../../errors/errors.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { type DecimalInput, decimal, HUNDRED } from '../../../lib/money.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { PricingModeEnum } from '../../catalog/item-types/pricing-mode.type.ts';
import { CUSTOMERS_EDIT, CUSTOMERS_VIEW } from '../../customers/access.ts';
import { lockCustomer } from '../../customers/lock-customer.ts';
import { forAllCustomers } from '../../identity/for-all-customers.ts';
import { MEMO_TERM_DAYS } from '../../settings/rules/memo-terms.ts';
import { TAX_PERCENT_PLACES, taxPercentInput } from '../../shipping-and-tax/tax-percent-input.ts';
import { FINANCIAL_TEXT_LENGTHS, MAX_LIMIT } from '../rules/financial-limits.ts';
import { customerSettingsField } from './customer-settings-field.ts';
import { PaymentTermsEnum } from './payment-terms.type.ts';

const amountUpTo = (most: DecimalInput) =>
  z
    .custom<DecimalInput>()
    .transform((given) => decimal(given))
    .refine(
      (amount) =>
        !amount.isNegative() && amount.lessThanOrEqualTo(decimal(most)) && amount.decimalPlaces() <= 2,
      'OUT_OF_RANGE',
    )
    .nullish();

const rules = z.object({
  customerId: z.int().min(1).max(MAX_ID),
  creditLimit: amountUpTo(MAX_LIMIT),
  depositPercent: amountUpTo(HUNDRED),
  memoLimit: amountUpTo(MAX_LIMIT),
  memoTermDays: z
    .int()
    .refine((days) => MEMO_TERM_DAYS.some((each) => each === days), 'OUT_OF_RANGE')
    .nullish(),
  taxExempt: z.boolean(),
  salesTaxPercent: taxPercentInput.nullish(),
  taxExemptNumber: z.string().trim().max(FINANCIAL_TEXT_LENGTHS.taxExemptNumber).nullish(),
  approvalRequired: z.boolean(),
  defaultShippingMethodId: z.int().min(1).max(MAX_ID).nullish(),
});

mutation('saveCustomerFinancialSettings', {
  description:
    'Sets the financial terms of a customer. All fields are replaced: an absent limit means no limit. Orders that were waiting for the credit limit are checked again. Staff only.',
  permission: forAllCustomers(CUSTOMERS_EDIT, CUSTOMERS_VIEW),
  audit: { action: 'CUSTOMER_TERMS_SAVE', entityType: 'Customer' },
  repeat: 'naturally repeatable: the same settings are set again',
  budget: 10,
  input: (t) => ({
    customerId: t.int({ required: true, description: 'Integer id of the customer.' }),
    paymentTerms: t.field({ type: PaymentTermsEnum, required: true, description: 'Payment terms.' }),
    pricingMode: t.field({
      type: PricingModeEnum,
      description: 'Pricing mode of new orders and quotes; absent: the pricing mode of each piece.',
    }),
    creditLimit: t.field({ type: 'Decimal', description: 'What may be owed at most.' }),
    depositPercent: t.field({
      type: 'Decimal',
      description: 'Deposit in per cent of a new sales order, paid before it is confirmed.',
    }),
    memoLimit: t.field({ type: 'Decimal', description: 'Memo limit: maximum value of pieces on memo.' }),
    memoTermDays: t.int({ description: 'Days of a memo: 30, 60 or 90.' }),
    taxExempt: t.boolean({ required: true, description: 'Exempt from sales tax.' }),
    salesTaxPercent: t.field({
      type: 'Decimal',
      description: 'Sales tax in per cent for every destination; absent: the rate of the destination.',
    }),
    taxExemptNumber: t.string({ description: 'Tax exemption number; required when exempt.' }),
    approvalRequired: t.boolean({
      required: true,
      description: 'Every job order requires the customer’s approval.',
    }),
    defaultShippingMethodId: t.int({ description: 'Integer id of the default shipping method.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async ({ version, paymentTerms, pricingMode, ...input }, _context, writes) => {
    const { customerId, ...given } = parseInput(rules, input);
    const taxExemptNumber = given.taxExemptNumber || null;
    if (given.taxExempt && taxExemptNumber === null)
      throw InvalidInputError.of('taxExemptNumber', 'REQUIRED', 'The number of the exemption.');
    return writes.transaction(async (tx, record) => {
      await lockCustomer(tx, customerId);
      const before = await tx.customer.findUnique({ where: { id: customerId }, select: BEFORE });
      if (!before) throw new NotFoundError('Customer');
      if (version != null && version !== before.version) throw new ConflictError(before.version);
      await requireShippingMethod(tx, given.defaultShippingMethodId ?? null);
      const terms = {
        paymentTermsCode: paymentTerms,
        pricingMode: pricingMode ?? null,
        creditLimit: given.creditLimit?.toFixed(2) ?? null,
        depositPercent: given.depositPercent?.toFixed(2) ?? null,
        memoLimit: given.memoLimit?.toFixed(2) ?? null,
        memoTermDays: given.memoTermDays ?? null,
        taxExempt: given.taxExempt,
        salesTaxPercent: given.salesTaxPercent?.toFixed(TAX_PERCENT_PLACES) ?? null,
        taxExemptNumber,
        approvalRequired: given.approvalRequired,
        defaultShippingMethodId: given.defaultShippingMethodId ?? null,
      };
      await tx.customer.update({
        where: { id: customerId },
        data: { ...terms, version: { increment: 1 } },
        select: { id: true },
      });
      const { paymentTermsCode, creditLimit } = before;
      record({
        entityId: customerId,
        customerId,
        data: { ...terms, formerTerms: paymentTermsCode, formerLimit: creditLimit?.toFixed(2) ?? null },
      });
      return { customerId };
    });
  },
  success: (t) => ({ settings: customerSettingsField(t) }),
  sample: ({ caller, admin, outletId }) => ({
    as: caller(admin),
    input: {
      customerId: outletId,
      paymentTerms: 'NET_30',
      creditLimit: '25000',
      memoTermDays: 60,
      taxExempt: false,
      approvalRequired: false,
    },
  }),
});

const BEFORE = { version: true, paymentTermsCode: true, creditLimit: true } satisfies Prisma.CustomerSelect;

async function requireShippingMethod(tx: Prisma.TransactionClient, id: number | null): Promise<void> {
  if (id === null || (await tx.shippingMethod.count({ where: { id } })) === 1) return;
  throw InvalidInputError.of('defaultShippingMethodId', 'UNKNOWN', 'A way of shipping.');
}
