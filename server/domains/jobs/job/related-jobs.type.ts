import { builder } from '../../../schema/builder.ts';
import { JOB_ACCESS_SELECT, seesJobOrder } from '../access.ts';
import { JobOrder } from './job-order.type.ts';

/** Related jobs, null if not visible, and the number of pieces that another job can take over. */
builder.prismaObjectFields(JobOrder, (t) => ({
  reorderedFrom: t.field({
    type: JobOrder,
    nullable: true,
    description: 'Job that this one repeats.',
    select: (_args, _context, nested) => ({ reorderedFrom: nested(JOB_ACCESS_SELECT) }),
    resolve: ({ reorderedFrom: job }, _args, { viewer }) => (job && seesJobOrder(viewer, job) ? job : null),
  }),
  remadeFrom: t.field({
    type: JobOrder,
    nullable: true,
    description: 'Job that this one replaces.',
    select: (_args, _context, nested) => ({ remadeFrom: nested(JOB_ACCESS_SELECT) }),
    resolve: ({ remadeFrom: job }, _args, { viewer }) => (job && seesJobOrder(viewer, job) ? job : null),
  }),
  remakeablePieces: t.int({
    description: 'Number of pieces not yet shipped, which is the maximum that can be remade.',
    select: { quantity: true, salesLine: { select: { shippedQuantity: true } } },
    resolve: ({ quantity, salesLine }) => quantity - (salesLine?.shippedQuantity ?? 0),
  }),
  remake: t.field({
    type: JobOrder,
    nullable: true,
    description: 'Job that replaces this one.',
    select: (_args, _context, nested) => ({ remake: nested(JOB_ACCESS_SELECT) }),
    resolve: ({ remake: job }, _args, { viewer }) => (job && seesJobOrder(viewer, job) ? job : null),
  }),
}));
