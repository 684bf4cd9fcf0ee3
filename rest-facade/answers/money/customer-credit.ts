import { z } from 'zod';
import type { RestCustomerCreditSummaryFragment } from '../../gql/graphql.ts';
import { component } from '../catalog/component.ts';
import { CUSTOMER_COLUMNS, customerColumns } from '../row-columns.ts';
import { currency, day, id, instant, money } from '../values.ts';
import { amount } from './amounts.ts';

/** A credit in a list, under the names that legacy clients read. */
export function customerCreditAnswer(credit: RestCustomerCreditSummaryFragment) {
  const { customer } = credit;
  return {
    id: credit.databaseId,
    number: credit.number,
    ...customerColumns(customer),
    date: credit.issuedOn,
    kind: credit.kind,
    reason: credit.reason,
    invoiceNumber: credit.invoiceNumber,
    currency: credit.currency,
    amount: amount(credit.amount),
    appliedAmount: amount(credit.applied),
    refunded: amount(credit.refunded),
    balance: amount(credit.balance),
    available: amount(credit.available),
    isVoided: credit.isVoided,
    dateCreated: credit.createdAt,
    version: credit.version,
  };
}

/** A credit in a list. */
export const customerCreditSchema = component<ReturnType<typeof customerCreditAnswer>>()(
  'CustomerCredit',
  'A credit of a customer.',
  z.strictObject({
    id,
    number: z.string(),
    ...CUSTOMER_COLUMNS,
    date: day.describe('Day of issue.'),
    kind: z.enum(['RETURN', 'GOODWILL', 'PRICE_FIX']),
    reason: z.string(),
    invoiceNumber: z.string().nullable().describe('Of the invoice that it makes good.'),
    currency,
    amount: money.describe('How much it was issued for.'),
    appliedAmount: money.describe('Of that, what invoices took.'),
    refunded: money.describe('Of that, what was paid out.'),
    balance: money.describe('What is left: what no invoice took and nobody was paid.'),
    available: money.describe('What is left of it.'),
    isVoided: z.boolean(),
    dateCreated: instant,
    version: z.int32(),
  }),
);
