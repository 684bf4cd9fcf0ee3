import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { jobActor } from '../job/job-facts.ts';
import { JobOrder } from '../job/job-order.type.ts';
import { commentsOnProofs } from '../rules/proof-comments.ts';
import type { ProofKind } from '../rules/proof-kinds.ts';

const KINDS = {
  CAD: { description: 'The model, as drawn.' },
  RENDER: { description: 'The piece, as it will look.' },
  ENGRAVING: { description: 'Layout of an engraving.' },
  FINGERPRINT: { description: 'Layout of a fingerprint on the piece.' },
} satisfies Record<ProofKind, { description: string }>;

/** What a proof shows. */
export const ProofKindEnum = builder.enumType('ProofKind', {
  description: 'What a proof shows.',
  values: KINDS,
});

/** What the customer agrees to by looking at it. */
export const Proof = builder.prismaObject('Proof', {
  description: 'What the customer agrees to by looking at it: one kind of picture of a job, in versions.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('Proof', id) }),
    kind: t.field({
      type: ProofKindEnum,
      description: 'What it shows.',
      select: { kind: true },
      // The column is only ever written with these kinds.
      resolve: ({ kind }) => kind as ProofKind,
    }),
    versions: t.relation('versions', {
      query: { orderBy: { n: 'asc' } },
      description: 'What was shown, oldest first; the last one counts.',
    }),
  }),
});

builder.prismaObjectFields(JobOrder, (t) => ({
  proofs: t.relation('proofs', {
    query: { orderBy: { id: 'asc' } },
    description: 'What the customer agrees to by looking at it.',
  }),
  commentsOnProofs: t.boolean({
    description: 'The viewer may pin remarks on the newest versions of its proofs.',
    select: { customerId: true, placedById: true, contactId: true },
    resolve: (job, _args, { viewer }) => commentsOnProofs(job, jobActor(viewer)),
  }),
}));
