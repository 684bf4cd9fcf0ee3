import { z } from 'zod';
import type { RestQuoteItemsQuery, RestQuoteSummaryFragment } from '../../gql/graphql.ts';
import { component } from '../catalog/component.ts';
import { ENTITY_TYPES } from '../entity-types.ts';
import { amount } from '../money/amounts.ts';
import { named, namedSchema, ringSize } from '../named.ts';
import { CUSTOMER_COLUMNS, customerColumns, STATUS_COLUMNS, statusColumns } from '../row-columns.ts';
import { count, currency, entityType, id, instant, seenMoney } from '../values.ts';

/** A price quote in a list, under the names that legacy clients read. */
export function quoteSummaryAnswer(quote: RestQuoteSummaryFragment) {
  const { status, customer } = quote;
  return {
    ID: quote.databaseId,
    id: quote.databaseId,
    entityTypeID: ENTITY_TYPES.PRICE_QUOTE,
    number: quote.number,
    noteCount: quote.noteCount,
    jobTypeCode: quote.kind,
    source: quote.source,
    ...statusColumns(status),
    waitingOn: status.waitingOn,
    ...customerColumns(customer),
    poNumber: quote.poNumber,
    reference: quote.reference,
    currency: quote.currency,
    total: amount(quote.total),
    validUntil: quote.validUntil,
    isExpired: quote.isExpired,
    dateCreated: quote.createdAt,
    dateUpdated: quote.updatedAt,
    version: quote.version,
  };
}

/** A price quote in a list. */
export const quoteSummarySchema = component<ReturnType<typeof quoteSummaryAnswer>>()(
  'QuoteSummary',
  'A price quote in a list.',
  z.strictObject({
    ID: id,
    id,
    entityTypeID: entityType('PRICE_QUOTE'),
    number: z.string(),
    noteCount: count.describe('Notes that the caller may read.'),
    jobTypeCode: z.enum(['PQ', 'PQCTO']).describe('PQCTO: temporary, not submitted yet.'),
    source: z.enum(['PORTAL', 'VLORA']),
    ...STATUS_COLUMNS,
    waitingOn: z.enum(['CUSTOMER', 'US']).nullable(),
    ...CUSTOMER_COLUMNS,
    poNumber: z.string().nullable(),
    reference: z.string().nullable(),
    currency,
    total: seenMoney,
    validUntil: instant.nullable().describe('End of the last day of the offer.'),
    isExpired: z.boolean(),
    dateCreated: instant,
    dateUpdated: instant,
    version: z.int32(),
  }),
);

type Line = NonNullable<RestQuoteItemsQuery['priceQuote']>['current']['lines'][number];

/** A line of a price quote. */
export function quoteItemAnswer(line: Line) {
  return {
    id: line.databaseId,
    lineKey: line.lineKey,
    name: line.title,
    quantity: line.quantity,
    price: amount(line.unitPrice),
    total: amount(line.linePrice),
    targetPrice: amount(line.targetPrice),
    isOptional: line.isOptional,
    alternativeGroup: line.alternativeGroup,
    reference: line.reference,
    endCustomer: line.endCustomer,
    note: line.note,
    itemType: named(line.itemType),
    variantCode: line.variantCode,
    metal: named(line.alloy),
    ringSize: line.size,
    leadDays: line.leadDays,
    imageUrl: line.imageUrl,
  };
}

/** A line of a price quote. */
export const quoteItemSchema = component<ReturnType<typeof quoteItemAnswer>>()(
  'QuoteItem',
  'A line of a price quote.',
  z.strictObject({
    id,
    lineKey: id.describe('The same line in all versions of the quote.'),
    name: z.string(),
    quantity: count,
    price: seenMoney,
    total: seenMoney,
    targetPrice: seenMoney,
    isOptional: z.boolean(),
    alternativeGroup: z.string().nullable(),
    reference: z.string().nullable(),
    endCustomer: z.string().nullable(),
    note: z.string().nullable(),
    itemType: namedSchema,
    variantCode: z.string().nullable().describe('Code of the variant that the piece is; null: none.'),
    metal: namedSchema,
    ringSize: ringSize.nullable(),
    leadDays: count,
    imageUrl: z.string(),
  }),
);
