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
      z.string().nullable().describe('Number of the invoice that it corrects.'),
    ),
    currency: t.field('currency', currency),
    amount: t.decimal('amount', money.describe('Issued amount.')),
    appliedAmount: t.decimal('applied', money.describe('The part applied to invoices.')),
    refunded: t.decimal('refunded', money.describe('The paid-out part.')),
    balance: t.decimal('balance', money.describe('The available rest.')),
    available: t.decimal('available', money.describe('The available rest.')),
    isVoided: t.field('isVoided', z.boolean()),
    dateCreated: t.field('createdAt', instant),
    version: t.field('version', z.int32()),
  }),
});
