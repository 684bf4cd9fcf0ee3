import { z } from 'zod';
import { ForbiddenError, InvalidInputError, NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { encodeGlobalId, localId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { JOB_ORDERS_VIEW, visibleJobOrders } from '../access.ts';
import { jobActor } from '../job/job-facts.ts';
import { JOB_TEXT_LENGTHS } from '../rules/job-limits.ts';
import { COMMENT_PERMISSIONS, commentsOnProofs } from '../rules/proof-comments.ts';
import { JOB_ORDERS_ADD } from '../rules/transitions.ts';
import { jobOrderField } from '../transitions/job-order-result.ts';

const place = z.number().min(0, 'OUT_OF_RANGE').max(1, 'OUT_OF_RANGE');

const rules = z.object({
  page: z.int().min(1).max(100),
  x: place,
  y: place,
  text: z.string().trim().min(1, 'REQUIRED').max(JOB_TEXT_LENGTHS.proofComment),
});

mutation('addProofComment', {
  description: 'Pins a remark on a picture of the newest version of a proof. Needs 1702, or 1703 for staff.',
  permission: (viewer) => {
    viewer.require(JOB_ORDERS_VIEW);
    if (COMMENT_PERMISSIONS.every((permission) => !viewer.can(permission)))
      throw new ForbiddenError(JOB_ORDERS_ADD);
  },
  audit: { action: 'PROOF_COMMENTED', entityType: 'JobOrder' },
  repeat: 'keyed',
  budget: 5,
  input: (t) => ({
    proofVersionId: t.id({ required: true, description: 'Version of a proof.' }),
    page: t.int({ required: true, description: 'Which picture, from 1.' }),
    x: t.float({ required: true, description: 'Part of its width from the left, 0 to 1.' }),
    y: t.float({ required: true, description: 'Part of its height from the top, 0 to 1.' }),
    text: t.string({ required: true, description: 'Plain text, 2,000 characters at most.' }),
  }),
  resolve: async (input, context, writes) => {
    const { viewer, now } = context;
    const { page, x, y, text } = parseInput(rules, {
      page: input.page,
      x: input.x,
      y: input.y,
      text: input.text,
    });
    const versionId = localId('ProofVersion', String(input.proofVersionId));
    if (versionId === null) throw new NotFoundError('ProofVersion');
    return writes.once({
      request: { versionId, page, x, y, text },
      work: async (tx, record) => {
        const version = await tx.proofVersion.findFirst({
          where: { id: versionId, proof: { is: { jobOrder: { is: visibleJobOrders(viewer) } } } },
          select: {
            n: true,
            pages: { select: { page: true } },
            proof: {
              select: {
                versions: { orderBy: { n: 'desc' }, take: 1, select: { id: true } },
                jobOrder: {
                  select: { id: true, number: true, customerId: true, placedById: true, contactId: true },
                },
              },
            },
          },
        });
        if (!version) throw new NotFoundError('ProofVersion');
        const { jobOrder: job, versions } = version.proof;
        if (!commentsOnProofs(job, jobActor(viewer))) throw new ForbiddenError(JOB_ORDERS_ADD);
        if (versions[0]?.id !== versionId) throw new RefusedError('PROOF_SUPERSEDED');
        if (!version.pages.some((each) => each.page === page))
          throw InvalidInputError.of('page', 'UNKNOWN', 'No such picture.');
        await tx.proofComment.create({
          data: {
            versionId,
            page,
            x: x.toFixed(4),
            y: y.toFixed(4),
            text,
            authorId: viewer.userId,
            actingById: viewer.actingById,
            createdAt: now,
          },
          select: { id: true },
        });
        record({
          entityId: job.id,
          customerId: job.customerId,
          data: { number: job.number, version: version.n },
        });
        return { jobOrderId: job.id };
      },
    });
  },
  success: (t) => ({ jobOrder: jobOrderField(t) }),
  sample: async ({ caller, buyer, proofVersion }) => ({
    as: caller(buyer),
    input: {
      proofVersionId: encodeGlobalId('ProofVersion', await proofVersion()),
      page: 1,
      x: 0.25,
      y: 0.5,
      text: 'A little wider here.',
    },
  }),
});
