import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { dateOfIsoDay } from '../../../lib/calendar.ts';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { filter, search } from '../../../lists/filter.ts';
import { list } from '../../../lists/list.ts';
import { onlyThese } from '../../../lists/only-these.ts';
import { orderTabs } from '../../../lists/order-tabs.ts';
import { withWordsOf } from '../../search/term-search.ts';
import { today } from '../../settings/company-day.ts';
import { listedConsignments, visibleConsignments } from '../access.ts';
import { Consignment } from '../consignment/consignment.type.ts';
import { CONSIGNMENT_STATUS_CODES, isConsignmentStatusCode } from '../rules/status-codes.ts';
import { CONSIGNMENTS_VIEW } from '../rules/transitions.ts';
import { CONSIGNMENT_EXPORT } from './consignment-export.ts';
import { inStatus, inTab } from './in-status.ts';

/** Consignments of the active customer; for staff, of all customers. */
export const outgoingConsignments = list('outgoingConsignments', {
  model: 'Consignment',
  type: Consignment,
  typeName: 'Consignment',
  noun: { one: 'consignment', many: 'consignments' },
  description: 'Consignments of the active customer, or all for staff.',
  permission: CONSIGNMENTS_VIEW,
  visible: listedConsignments,
  tabs: { of: orderTabs, where: inTab },
  hasFilterInput: true,
  filters: {
    search: search({
      description: 'Prefix search over the words of number, pieces, their codes or customer.',
      examples: ['oc-10', 'ring', 'nothing like it'],
      where: (text): Prisma.ConsignmentWhereInput => withWordsOf(text),
    }),
    statusCodes: filter({
      type: ['String'],
      description: 'Any of these statuses: `NEW`, `PROCESSING`, `CLOSED`.',
      check: z
        .array(z.string().refine(isConsignmentStatusCode, 'UNKNOWN'))
        .max(CONSIGNMENT_STATUS_CODES.length),
      examples: [['NEW', 'PROCESSING'], ['CLOSED']],
      where: (codes) => inStatus((code) => codes.includes(code)),
    }),
    customerId: filter({
      type: 'Int',
      description: 'Only consignments of this customer.',
      check: z.int().min(1).max(MAX_ID),
      where: (customerId) => ({ customerId }),
    }),
    isOverdue: filter({
      type: 'Boolean',
      description: 'True: only overdue consignments; false: only others.',
      examples: [true],
      where: async (isOverdue, context): Promise<Prisma.ConsignmentWhereInput> => {
        const overdue = {
          AND: [
            inStatus((code) => code === 'PROCESSING'),
            { dueOn: { lt: dateOfIsoDay(await today(context)) } },
          ],
        };
        return isOverdue ? overdue : { NOT: overdue };
      },
    }),
    issuedFrom: filter({
      type: 'Date',
      description: 'Sent on this day or later.',
      examples: ['2020-01-01'],
      where: (day) => ({ issuedOn: { gte: day } }),
    }),
    issuedTo: filter({
      type: 'Date',
      description: 'Sent on this day or earlier.',
      examples: ['2020-02-01'],
      where: (day) => ({ issuedOn: { lte: day } }),
    }),
    dueBefore: filter({
      type: 'Date',
      description: 'Due before this day.',
      examples: ['2020-02-01'],
      where: (day) => ({ dueOn: { lt: day } }),
    }),
    consignmentIds: onlyThese('Consignment', async ({ db, consignment }) => {
      const known = await db.consignment.findFirst({ select: { id: true } });
      return [[encodeGlobalId('Consignment', known?.id ?? (await consignment()).id)]];
    }),
  },
  sorts: {
    NUMBER: { description: 'Number, in counting order.', by: ['numberRank'] },
    ISSUED_ON: {
      description:
        'Day on which the first pieces were sent; packed consignments are last, or first when descending.',
      by: ['issuedOn'],
    },
    DUE_ON: {
      description: 'Due date; packed consignments are last, or first when descending.',
      by: ['dueOn'],
    },
    OUT_VALUE: { description: 'Value of the pieces out on memo.', by: ['outValue'] },
  },
  defaultSort: { field: 'NUMBER', direction: 'desc', meaning: 'newest first' },
  supportsOffset: true,
  selectable: true,
  export: CONSIGNMENT_EXPORT,
  grid: 'CONSIGNMENTS',
  tableRows: 20_000,
  neighbours: {
    by: 'number',
    visible: visibleConsignments,
    sample: async ({ consignmentNumber, foreign }) => ({
      own: await consignmentNumber(),
      foreign: foreign.consignmentNumber,
    }),
  },
  // For a viewer who sees all consignments, only the index of ids is useful.
  countedBy: (viewer) => (viewer.isStaff ? { id: 'desc' } : null),
  sample: ({ owner, customerId, foreignCustomerId }) => ({
    as: owner,
    args: { filter: { customerId }, orderBy: { field: 'NUMBER', direction: 'ASC' }, tab: 'ALL' },
    foreign: { 'filter.customerId': foreignCustomerId },
  }),
});
