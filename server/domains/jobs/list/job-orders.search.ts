import type { Prisma } from '../../../database/generated/client.ts';
import { JOB_ORDERS_VIEW } from '../../orders/access.ts';
import { searchable } from '../../search/searchable.ts';
import { orderMatches } from '../../search/term-search.ts';
import { visibleJobOrders } from '../access.ts';

const SELECT = {
  number: true,
  titleEn: true,
  titleFr: true,
  poNumber: true,
  reference: true,
  endCustomer: true,
  status: true,
  customer: { select: { name: true } },
  orderGroup: { select: { customerWoNumber: true } },
} satisfies Prisma.JobOrderSelect;

type Row = Prisma.JobOrderGetPayload<{ select: typeof SELECT }>;

searchable('JOB_ORDER', {
  model: 'JobOrder',
  permission: JOB_ORDERS_VIEW,
  visible: visibleJobOrders,
  matching: (text): Prisma.JobOrderWhereInput[] => orderMatches('JO', text),
  orderBy: { id: 'desc' },
  select: SELECT,
  facts: (job: Row, { language }) => ({
    number: job.number,
    title: language === 'fr' ? job.titleFr : job.titleEn,
    customer: job.customer.name,
    references: [job.poNumber, job.orderGroup.customerWoNumber, job.reference, job.endCustomer],
    status: job.status,
  }),
});
