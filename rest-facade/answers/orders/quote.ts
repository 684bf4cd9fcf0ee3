import { z } from 'zod';
import type { RestQuoteItemFragment, RestQuoteSummaryFragment } from '../../gql/graphql.ts';
import { fieldTable } from '../field-table.ts';
import { namedTable, ringSizeTable } from '../named.ts';
import { customerColumns, statusColumns } from '../row-columns.ts';
import { count, currency, entityType, id, instant, seenMoney } from '../values.ts';

/** A price quote in a list, with the field names of legacy clients. */
export const quoteSummary = fieldTable<RestQuoteSummaryFragment>()({
  fragment: 'RestQuoteSummary on PriceQuote',
  id: 'QuoteSummary',
  description: 'A price quote in a list.',
  fields: (t) => ({
    ID: t.field('databaseId', id),
    id: t.field('databaseId', id),
    entityTypeID: t.fixed(entityType('PRICE_QUOTE')),
    number: t.field('number', z.string()),
    noteCount: t.field('noteCount', count.describe('Notes that the caller may read.')),
    jobTypeCode: t.field('kind', z.enum(['PQ', 'PQCTO']).describe('PQCTO: temporary, not submitted yet.')),
    source: t.field('source', z.enum(['PORTAL', 'VLORA'])),
    ...t.of('status', statusColumns),
    waitingOn: t.field('status.waitingOn', z.enum(['CUSTOMER', 'US']).nullable()),
    ...t.of('customer', customerColumns),
    poNumber: t.field('poNumber', z.string().nullable()),
    reference: t.field('reference', z.string().nullable()),
    currency: t.field('currency', currency),
    total: t.decimal('total', seenMoney),
    validUntil: t.field('validUntil', instant.nullable().describe('End of the last day of the offer.')),
    isExpired: t.field('isExpired', z.boolean()),
    dateCreated: t.field('createdAt', instant),
    dateUpdated: t.field('updatedAt', instant),
    version: t.field('version', z.int32()),
  }),
});

/** A line of a price quote. */
export const quoteItem = fieldTable<RestQuoteItemFragment>()({
  fragment: 'RestQuoteItem on PriceQuoteLine',
  id: 'QuoteItem',
  description: 'A line of a price quote.',
  fields: (t) => ({
    id: t.field('databaseId', id),
    lineKey: t.field('lineKey', id.describe('The same line in all versions of the quote.')),
    name: t.field('title', z.string()),
    quantity: t.field('quantity', count),
    price: t.decimal('unitPrice', seenMoney),
    total: t.decimal('linePrice', seenMoney),
    targetPrice: t.decimal('targetPrice', seenMoney),
    isOptional: t.field('isOptional', z.boolean()),
    alternativeGroup: t.field('alternativeGroup', z.string().nullable()),
    reference: t.field('reference', z.string().nullable()),
    endCustomer: t.field('endCustomer', z.string().nullable()),
    note: t.field('note', z.string().nullable()),
    itemType: t.part('itemType', namedTable),
    variantCode: t.field(
      'variantCode',
      z.string().nullable().describe('Code of the matching variant; null for none.'),
    ),
    metal: t.part('alloy', namedTable),
    ringSize: t.partOrNull('size', ringSizeTable),
    leadDays: t.field('leadDays', count),
    imageUrl: t.field('imageUrl', z.string()),
  }),
});
