import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { filter, search } from '../../../lists/filter.ts';
import { list } from '../../../lists/list.ts';
import { onlyThese } from '../../../lists/only-these.ts';
import { orderTabs } from '../../../lists/order-tabs.ts';
import { JOB_ORDERS_VIEW } from '../../orders/access.ts';
import { isJobStatusCode, JOB_STATUS_CODES } from '../../orders/rules/job-status-codes.ts';
import { withWordsOf } from '../../search/term-search.ts';
import { WaitingOnEnum } from '../../settings/status.type.ts';
import { JOB_ORDERS_EXPORT, listedJobOrders, visibleJobOrders } from '../access.ts';
import { JobOrder } from '../job/job-order.type.ts';
import { WAITING_ON } from '../rules/waiting-on.ts';
import { inStatus, inTab } from './in-status.ts';
import { JOB_ORDER_EXPORT } from './job-order-export.ts';
import { PromisedFilterEnum, promised } from './promised-filter.ts';
import { waitsForService } from './waiting-services.ts';

/** Job orders of the active customer; for staff, of all customers. */
export const jobOrders = list('jobOrders', {
  model: 'JobOrder',
  type: JobOrder,
  typeName: 'JobOrder',
  noun: { one: 'job order', many: 'job orders' },
  description: 'Job orders of the active customer, or all for staff.',
  permission: JOB_ORDERS_VIEW,
  visible: listedJobOrders,
  tabs: { of: orderTabs, where: inTab },
  hasFilterInput: true,
  filters: {
    search: search({
      description:
        'Prefix search over the words of number, PO, references, end customer, piece, customer or tracking number.',
      examples: ['client', 'jo-100', 'ref-77 client', 'nothing like it'],
      where: (text): Prisma.JobOrderWhereInput => withWordsOf(text),
    }),
    statusCodes: filter({
      type: ['String'],
      description: 'Any of these statuses.',
      check: z.array(z.string().refine(isJobStatusCode, 'UNKNOWN')).max(JOB_STATUS_CODES.length),
      examples: [['NEW', 'AWAITING_APPROVAL'], ['COMPLETED'], ['REMADE']],
      where: (codes) => inStatus((code) => codes.includes(code)),
    }),
    customerId: filter({
      type: 'Int',
      description: 'Only jobs of this customer.',
      check: z.int().min(1).max(MAX_ID),
      where: (customerId) => ({ customerId }),
    }),
    promised: filter({
      type: PromisedFilterEnum,
      description: 'Open jobs by their promised day.',
      where: promised,
    }),
    promisedFrom: filter({
      type: 'Date',
      description: 'Promised on this day or later.',
      examples: ['2020-01-01'],
      where: (day) => ({ promisedOn: { gte: day } }),
    }),
    promisedTo: filter({
      type: 'Date',
      description: 'Promised on this day or earlier.',
      examples: ['2020-02-01'],
      where: (day) => ({ promisedOn: { lte: day } }),
    }),
    waitingOn: filter({
      type: WaitingOnEnum,
      description: 'Who has to act next.',
      where: (side) => inStatus((code) => WAITING_ON[code] === side),
    }),
    serviceTypeCode: filter({
      type: 'String',
      description: 'Open jobs that wait for this service type, or for its approval; see `jobServices`.',
      check: z.string().trim().max(40),
      examples: ['CAD', 'ENGRAVING'],
      where: waitsForService,
    }),
    jobOrderIds: onlyThese('JobOrder', async ({ job }) => [[await job(), await job()]]),
  },
  sorts: {
    CREATED_AT: { description: 'When it was ordered.', by: ['createdAt'] },
    PROMISED_ON: {
      description: 'Promised day; jobs without one are last, or first when descending.',
      by: ['promisedOn'],
    },
    NUMBER: { description: 'Number, in counting order.', by: ['numberRank'] },
  },
  defaultSort: { field: 'CREATED_AT', direction: 'desc', meaning: 'newest first' },
  supportsOffset: true,
  selectable: true,
  export: { permission: JOB_ORDERS_EXPORT, ...JOB_ORDER_EXPORT },
  grid: 'JOB_ORDERS',
  neighbours: {
    by: 'number',
    visible: visibleJobOrders,
    sample: async ({ jobNumber, foreign }) => ({ own: await jobNumber(), foreign: foreign.jobNumber }),
  },
  // For a viewer who sees all jobs, only the index of ids is useful.
  countedBy: (viewer) => (viewer.isStaff ? { id: 'desc' } : null),
  sample: ({ buyer, customerId, foreignCustomerId }) => ({
    as: buyer,
    args: { filter: { customerId }, orderBy: { field: 'NUMBER', direction: 'ASC' }, tab: 'ALL' },
    foreign: { 'filter.customerId': foreignCustomerId },
  }),
});
