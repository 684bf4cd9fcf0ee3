import { builder } from '../../../schema/builder.ts';
import { seesJobOrder } from '../access.ts';
import { JobOrder } from './job-order.type.ts';

/** What `seesJobOrder` looks at. */
const OWNED = { select: { id: true, customerId: true, placedById: true, contactId: true } } as const;

/** The jobs that a job comes from or went into; each is null, as if there were none, when it is not visible. */
builder.prismaObjectFields(JobOrder, (t) => ({
  reorderedFrom: t.field({
    type: JobOrder,
    nullable: true,
    description: 'Job that this one repeats.',
    select: (_args, _context, nested) => ({ reorderedFrom: nested(OWNED) }),
    resolve: ({ reorderedFrom: job }, _args, { viewer }) => (job && seesJobOrder(viewer, job) ? job : null),
  }),
  remadeFrom: t.field({
    type: JobOrder,
    nullable: true,
    description: 'Job that this one replaces.',
    select: (_args, _context, nested) => ({ remadeFrom: nested(OWNED) }),
    resolve: ({ remadeFrom: job }, _args, { viewer }) => (job && seesJobOrder(viewer, job) ? job : null),
  }),
  remake: t.field({
    type: JobOrder,
    nullable: true,
    description: 'Job that replaces this one.',
    select: (_args, _context, nested) => ({ remake: nested(OWNED) }),
    resolve: ({ remake: job }, _args, { viewer }) => (job && seesJobOrder(viewer, job) ? job : null),
  }),
}));
