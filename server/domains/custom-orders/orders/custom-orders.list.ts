import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { filter, search } from '../../../lists/filter.ts';
import { list } from '../../../lists/list.ts';
import { builder } from '../../../schema/builder.ts';
import { JOB_ORDERS_EXPORT } from '../../jobs/access.ts';
import { withWordsOf } from '../../search/term-search.ts';
import {
  BECAME_JOB,
  BECAME_QUOTE,
  BECAME_SALES_ORDER,
  CUSTOM_ORDERS_VIEW,
  listedCustomOrders,
} from '../access.ts';
import { CustomOrder } from './custom-order.type.ts';

const CustomOrderOutcomeEnum = builder.enumType('CustomOrderOutcome', {
  description: 'The record that a custom order became.',
  values: {
    JOB_ORDER: { description: 'An order of one job.' },
    SALES_ORDER: { description: 'A sales order of a piece from stock.' },
    PRICE_QUOTE: { description: 'A request for a quote.' },
  } as const,
});

const someId = z.int().min(1).max(MAX_ID);

/** Row filters by what they became. */
const BECAME = {
  JOB_ORDER: BECAME_JOB,
  SALES_ORDER: BECAME_SALES_ORDER,
  PRICE_QUOTE: BECAME_QUOTE,
} satisfies Record<typeof CustomOrderOutcomeEnum.$inferType, Prisma.CustomOrderWhereInput>;

/** Custom orders of the active customer; for staff, of all customers. */
export const customOrders = list('customOrders', {
  model: 'CustomOrder',
  type: CustomOrder,
  typeName: 'CustomOrder',
  noun: { one: 'custom order', many: 'custom orders' },
  description:
    'Custom orders of the active customer, or all for staff: those whose job, sales order or quote the viewer sees.',
  permission: CUSTOM_ORDERS_VIEW,
  visible: listedCustomOrders,
  hasFilterInput: true,
  filters: {
    search: search({
      description:
        'Prefix search over the words of number, PO, own reference or end customer of the job, sales order or quote that it became.',
      examples: ['client', 'jo-100', 'nothing like it'],
      where: (text): Prisma.CustomOrderWhereInput => withWordsOf(text),
    }),
    customerId: filter({
      type: 'Int',
      description: 'Only those of this customer (integer id).',
      check: someId,
      where: (customerId) => ({ customerId }),
    }),
    itemTypeId: filter({
      type: 'Int',
      description: 'Only those of this piece (integer id).',
      check: someId,
      examples: [1],
      where: (itemTypeId) => ({ itemTypeId }),
    }),
    templateId: filter({
      type: 'Int',
      description: 'Only custom orders based on this template (integer id).',
      check: someId,
      examples: [1],
      where: (templateId) => ({ templateId }),
    }),
    outcome: filter({
      type: CustomOrderOutcomeEnum,
      description: 'Only custom orders that became jobs, sales orders or quotes.',
      where: (outcome) => BECAME[outcome],
    }),
  },
  sorts: { CREATED_AT: { description: 'When it was placed.', by: ['createdAt'] } },
  defaultSort: { field: 'CREATED_AT', direction: 'desc', meaning: 'newest first' },
  supportsOffset: true,
  export: {
    permission: JOB_ORDERS_EXPORT,
    columns: {
      number: { field: 'number' },
      piece: { field: 'itemType.name' },
      customer: { field: 'customer.name' },
      status: { field: 'status.name' },
      placed: { field: 'createdAt', kind: 'instant' },
      placedBy: { field: 'placedBy.fullName' },
    },
  },
  // Few orders are custom orders.
  tableRows: 10_000,
  sample: async ({ buyer, customerId, foreignCustomerId, customOrder }) => {
    await customOrder();
    return {
      as: buyer,
      args: { filter: { customerId } },
      foreign: { 'filter.customerId': foreignCustomerId },
    };
  },
});
