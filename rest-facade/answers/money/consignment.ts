import { z } from 'zod';
import type {
  RestConsignmentItemsQuery,
  RestConsignmentSummariesQuery,
  RestConsignmentSummaryFragment,
} from '../../gql/graphql.ts';
import { component } from '../catalog/component.ts';
import { ENTITY_TYPES } from '../entity-types.ts';
import { CUSTOMER_COLUMNS, customerColumns, STATUS_COLUMNS, statusColumns } from '../row-columns.ts';
import { count, currency, day, entityType, id, instant, seenMoney } from '../values.ts';
import { amount } from './amounts.ts';

const STATES = ['PACKED', 'OUT', 'RETURN_REQUESTED', 'RETURNED', 'SOLD', 'LOST', 'INVOICED'] as const;

/** A consignment in a list, under the names that legacy clients read. */
export function consignmentAnswer(consignment: RestConsignmentSummaryFragment) {
  const { status, customer } = consignment;
  return {
    id: consignment.databaseId,
    entityTypeID: ENTITY_TYPES.OUTGOING_CONSIGNMENT,
    number: consignment.number,
    jobTypeCode: 'OC' as const,
    ...statusColumns(status),
    ...customerColumns(customer),
    termDays: consignment.termDays,
    date: consignment.issuedOn,
    dueDate: consignment.dueOn,
    isOverdue: consignment.isOverdue,
    passedPercent: consignment.passedPercent,
    currency: consignment.currency,
    memoValue: amount(consignment.memoValue),
    outValue: amount(consignment.outValue),
    pieces: consignment.pieces.map(({ state, quantity }) => ({ state, quantity })),
    dateCreated: consignment.createdAt,
    dateUpdated: consignment.updatedAt,
    version: consignment.version,
  };
}

/** A consignment in a list. */
export const consignmentSchema = component<ReturnType<typeof consignmentAnswer>>()(
  'OutgoingConsignment',
  'Pieces that a customer has on memo.',
  z.strictObject({
    id,
    entityTypeID: entityType('OUTGOING_CONSIGNMENT'),
    number: z.string(),
    jobTypeCode: z.literal('OC').describe('Outgoing consignment.'),
    ...STATUS_COLUMNS,
    ...CUSTOMER_COLUMNS,
    termDays: count.describe('Days that its pieces may stay.'),
    date: day.nullable().describe('Day on which the first pieces were sent.'),
    dueDate: day.nullable().describe('Last day for selling them or sending them back.'),
    isOverdue: z.boolean().describe('Something of it is not done with although its last day has passed.'),
    passedPercent: count.describe('How much of its term has passed: 0, 75, 90 or 100 per cent.'),
    currency,
    memoValue: seenMoney.describe(
      'What its pieces are worth, but those that were unpacked; null when prices are not shown.',
    ),
    outValue: seenMoney.describe('Of that, what is sent and neither back nor billed.'),
    pieces: z
      .array(z.strictObject({ state: z.enum(STATES), quantity: count }))
      .describe('Its pieces by where they are; what was unpacked is left out.'),
    dateCreated: instant,
    dateUpdated: instant,
    version: z.int32(),
  }),
);

type Summary = RestConsignmentSummariesQuery['consignmentSummaries'][number];

/** Consignments in a status. */
export function consignmentSummaryAnswer({ status, ...summary }: Summary) {
  return {
    statusId: status.databaseId,
    statusCode: status.code,
    statusName: status.name,
    statusColour: status.colour,
    count: summary.count,
    currency: summary.currency,
    memoValue: amount(summary.memoValue),
    outValue: amount(summary.outValue),
  };
}

/** Consignments in a status. */
export const consignmentSummarySchema = component<ReturnType<typeof consignmentSummaryAnswer>>()(
  'OutgoingConsignmentSummary',
  'The consignments that are in one status.',
  z.strictObject({
    statusId: id,
    statusCode: z.string(),
    statusName: z.string(),
    statusColour: z.string(),
    count,
    currency,
    memoValue: seenMoney.describe('What their pieces are worth; null when prices are not shown.'),
    outValue: seenMoney.describe('Of that, what is sent and neither back nor billed.'),
  }),
);

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
    state: z.enum(STATES),
    stateSince: instant,
    dateSent: day.nullable(),
    daysOut: count.nullable().describe('For how many days they are with the customer; null: they are not.'),
    invoiceNumber: z.string().nullable().describe('Of the invoice that bills them.'),
  }),
);
