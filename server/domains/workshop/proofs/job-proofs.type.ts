import { builder } from '../../../schema/builder.ts';
import { jobActor } from '../../jobs/job/job-facts.ts';
import { JobOrder } from '../../jobs/job/job-order.type.ts';
import { commentsOnProofs } from '../rules/proof-comments.ts';

builder.prismaObjectFields(JobOrder, (t) => ({
  proofVersions: t.relation('proofVersions', {
    query: { orderBy: { id: 'asc' } },
    description: 'Proof versions shown to the customer, oldest first; the latest of each kind is in force.',
  }),
  commentsOnProofs: t.boolean({
    description: 'The viewer may comment on its newest proof version.',
    select: { customerId: true, placedById: true, contactId: true },
    resolve: (job, _args, { viewer }) => commentsOnProofs(job, jobActor(viewer)),
  }),
}));
