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
    termDays: t.field('termDays', count.describe('Days that its pieces may stay.')),
    date: t.field('issuedOn', day.nullable().describe('Day on which the first pieces were sent.')),
    dueDate: t.field('dueOn', day.nullable().describe('Last day for selling them or sending them back.')),
    isOverdue: t.field(
      'isOverdue',
      z.boolean().describe('Something of it is not done with although its last day has passed.'),
    ),
    passedPercent: t.field(
      'passedPercent',
      count.describe('How much of its term has passed: 0, 75, 90 or 100 per cent.'),
    ),
    currency: t.field('currency', currency),
    memoValue: t.decimal(
      'memoValue',
      seenMoney.describe(
        'What its pieces are worth, but those that were unpacked; null when prices are not shown.',
      ),
    ),
    outValue: t.decimal('outValue', seenMoney.describe('Of that, what is sent and neither back nor billed.')),
    pieces: t.parts('pieces', pieces, 'Its pieces by where they are; what was unpacked is left out.'),
    dateCreated: t.field('createdAt', instant),
    dateUpdated: t.field('updatedAt', instant),
    version: t.field('version', z.int32()),
  }),
});

/** Consignments in a status. */
export const consignmentsOfStatus = fieldTable<RestConsignmentStatusFragment>()({
  fragment: 'RestConsignmentStatus on ConsignmentSummary',
  id: 'OutgoingConsignmentSummary',
  description: 'The consignments that are in one status.',
  fields: (t) => ({
    statusId: t.field('status.databaseId', id),
    statusCode: t.field('status.code', z.string()),
    statusName: t.field('status.name', z.string()),
    statusColour: t.field('status.colour', z.string()),
    count: t.field('count', count),
    currency: t.field('currency', currency),
    memoValue: t.decimal(
      'memoValue',
      seenMoney.describe('What their pieces are worth; null when prices are not shown.'),
    ),
    outValue: t.decimal('outValue', seenMoney.describe('Of that, what is sent and neither back nor billed.')),
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
  'Equal pieces of a consignment that are at the same step.',
  z.strictObject({
    id,
    rank: count.describe('Place on the packing slip; parts of a line share it.'),
    itemTypeCode: z.string(),
    variantCode: z.string().nullable(),
    title: z.string(),
    alloy: z.string(),
    size: z.string().nullable().describe('US ring size.'),
    imageUrl: z.string(),
    quantity: count,
    memoPrice: seenMoney.describe(
      'Price of one piece at which it is billed; null when prices are not shown.',
    ),
    value: seenMoney.describe('What all of them are worth at it.'),
    currency,
    state: state,
    stateSince: instant,
    dateSent: day.nullable(),
    daysOut: count.nullable().describe('For how many days they are with the customer; null: they are not.'),
    invoiceNumber: z.string().nullable().describe('Of the invoice that bills them.'),
  }),
);
