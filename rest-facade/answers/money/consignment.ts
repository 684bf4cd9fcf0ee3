import { z } from 'zod';
import type {
  RestConsignmentItemsQuery,
  RestConsignmentStatusFragment,
  RestConsignmentSummaryFragment,
} from '../../gql/graphql.ts';
import { component } from '../catalog/component.ts';
import { fieldTable } from '../field-table.ts';
import { customerColumns, statusColumns } from '../row-columns.ts';
import { count, currency, day, entityType, id, instant, seenMoney } from '../values.ts';
import { amount } from './amounts.ts';

const state = z.enum(['PACKED', 'OUT', 'RETURN_REQUESTED', 'RETURNED', 'SOLD', 'LOST', 'INVOICED']);

const pieces = fieldTable<RestConsignmentSummaryFragment['pieces'][number]>()({
  fields: (t) => ({ state: t.field('state', state), quantity: t.field('quantity', count) }),
});

/** A consignment in a list, with the field names of legacy clients. */
export const consignmentSummary = fieldTable<RestConsignmentSummaryFragment>()({
  fragment: 'RestConsignmentSummary on Consignment',
  id: 'OutgoingConsignment',
  description: 'Pieces that a customer has on memo.',
  fields: (t) => ({
    id: t.field('databaseId', id),
    entityTypeID: t.fixed(entityType('OUTGOING_CONSIGNMENT')),
    number: t.field('number', z.string()),
    jobTypeCode: t.fixed(z.literal('OC').describe('Outgoing consignment.')),
    ...t.of('status', statusColumns),
    ...t.of('customer', customerColumns),
    termDays: t.field('termDays', count.describe('Term in days.')),
    date: t.field('issuedOn', day.nullable().describe('Day on which the first pieces were sent.')),
    dueDate: t.field('dueOn', day.nullable().describe('Last day to sell or return the pieces.')),
    isOverdue: t.field('isOverdue', z.boolean().describe('It has open pieces after its due date.')),
    passedPercent: t.field(
      'passedPercent',
      count.describe('Passed share of its term: 0, 75, 90 or 100 per cent.'),
    ),
    currency: t.field('currency', currency),
    memoValue: t.decimal(
      'memoValue',
      seenMoney.describe('Value of its pieces, without unpacked ones; null if prices are hidden.'),
    ),
    outValue: t.decimal(
      'outValue',
      seenMoney.describe('The part that is sent and neither returned nor invoiced.'),
    ),
    pieces: t.parts('pieces', pieces, 'Its pieces by state, without unpacked ones.'),
    dateCreated: t.field('createdAt', instant),
    dateUpdated: t.field('updatedAt', instant),
    version: t.field('version', z.int32()),
  }),
});

/** Consignments in a status. */
export const consignmentsOfStatus = fieldTable<RestConsignmentStatusFragment>()({
  fragment: 'RestConsignmentStatus on ConsignmentSummary',
  id: 'OutgoingConsignmentSummary',
  description: 'Consignments in a status.',
  fields: (t) => ({
    statusId: t.field('status.databaseId', id),
    statusCode: t.field('status.code', z.string()),
    statusName: t.field('status.name', z.string()),
    statusColour: t.field('status.colour', z.string()),
    count: t.field('count', count),
    currency: t.field('currency', currency),
    memoValue: t.decimal(
      'memoValue',
      seenMoney.describe('Value of their pieces; null if prices are hidden.'),
    ),
    outValue: t.decimal(
      'outValue',
      seenMoney.describe('The part that is sent and neither returned nor invoiced.'),
    ),
  }),
});

type Consignment = NonNullable<RestConsignmentItemsQuery['consignment']>;

/** Equal pieces of a consignment at the same step. */
export function consignmentItemAnswer(line: Consignment['lines'][number], currencyOf: string) {
  return {
    id: line.databaseId,
    rank: line.rank,
    itemTypeCode: line.itemTypeCode,
    variantCode: line.variantCode,
    title: line.title,
    alloy: line.alloyName,
    size: line.size?.us ?? null,
    imageUrl: line.imageUrl,
    quantity: line.quantity,
    memoPrice: amount(line.memoPrice),
    value: amount(line.value),
    currency: currencyOf,
    state: line.state,
    stateSince: line.stateSince,
    dateSent: line.sentOn,
    daysOut: line.daysOut,
    invoiceNumber: line.invoiceNumber,
  };
}

/** Equal pieces of a consignment at the same step. */
export const consignmentItemSchema = component<ReturnType<typeof consignmentItemAnswer>>()(
  'OutgoingConsignmentItem',
  'Equal pieces of a consignment in the same state.',
  z.strictObject({
    id,
    rank: count.describe('Position on the packing slip; parts of a line have the same one.'),
    itemTypeCode: z.string(),
    variantCode: z.string().nullable(),
    title: z.string(),
    alloy: z.string(),
    size: z.string().nullable().describe('US ring size.'),
    imageUrl: z.string(),
    quantity: count,
    memoPrice: seenMoney.describe('Memo price per piece; null if prices are hidden.'),
    value: seenMoney.describe('Value of the pieces at this price.'),
    currency,
    state: state,
    stateSince: instant,
    dateSent: day.nullable(),
    daysOut: count.nullable().describe('Number of days at the customer; null if they are not there.'),
    invoiceNumber: z.string().nullable().describe('Number of their invoice.'),
  }),
);
