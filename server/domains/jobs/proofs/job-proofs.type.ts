import { builder } from '../../../schema/builder.ts';
import { jobActor } from '../job/job-facts.ts';
import { JobOrder } from '../job/job-order.type.ts';
import { commentsOnProofs } from '../rules/proofs/proof-comments.ts';

builder.prismaObjectFields(JobOrder, (t) => ({
  proofVersions: t.relation('proofVersions', {
    query: { orderBy: { id: 'asc' } },
    description: 'What the customer was shown to agree to, oldest first; the last of a kind counts.',
  }),
  commentsOnProofs: t.boolean({
    description: 'The viewer may pin remarks on the newest of its proofs.',
    select: { customerId: true, placedById: true, contactId: true },
    resolve: (job, _args, { viewer }) => commentsOnProofs(job, jobActor(viewer)),
  }),
}));
