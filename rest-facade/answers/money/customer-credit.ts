import { z } from 'zod';
import type { RestCustomerCreditSummaryFragment } from '../../gql/graphql.ts';
import { fieldTable } from '../field-table.ts';
import { customerColumns } from '../row-columns.ts';
import { currency, day, id, instant, money } from '../values.ts';

/** A credit in a list, with the field names of legacy clients. */
export const customerCredit = fieldTable<RestCustomerCreditSummaryFragment>()({
  fragment: 'RestCustomerCreditSummary on CustomerCredit',
  id: 'CustomerCredit',
  description: 'A credit of a customer.',
  fields: (t) => ({
    id: t.field('databaseId', id),
    number: t.field('number', z.string()),
    ...t.of('customer', customerColumns),
    date: t.field('issuedOn', day.describe('Day of issue.')),
    kind: t.field('kind', z.enum(['RETURN', 'GOODWILL', 'PRICE_FIX'])),
    reason: t.field('reason', z.string()),
    invoiceNumber: t.field(
      'invoiceNumber',
      z.string().nullable().describe('Of the invoice that it makes good.'),
    ),
    currency: t.field('currency', currency),
    amount: t.decimal('amount', money.describe('How much it was issued for.')),
    appliedAmount: t.decimal('applied', money.describe('Of that, what invoices took.')),
    refunded: t.decimal('refunded', money.describe('Of that, what was paid out.')),
    balance: t.decimal('balance', money.describe('What is left: what no invoice took and nobody was paid.')),
    available: t.decimal('available', money.describe('What is left of it.')),
    isVoided: t.field('isVoided', z.boolean()),
    dateCreated: t.field('createdAt', instant),
    version: t.field('version', z.int32()),
  }),
});
