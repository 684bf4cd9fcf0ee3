import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { ForbiddenError, InvalidInputError, NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { visibleJobOrders } from '../../jobs/access.ts';
import { jobActor } from '../../jobs/job/job-facts.ts';
import { JOB_TEXT_LENGTHS } from '../../jobs/rules/job-limits.ts';
import { JOB_ORDERS_ADD } from '../../jobs/rules/transitions.ts';
import { jobOrderField } from '../../jobs/transitions/job-order-result.ts';
import { actorsOf, notify } from '../../notices/notify/notify.task.ts';
import { writtenWords } from '../../notices/notify/written-words.ts';
import { JOB_ORDERS_VIEW } from '../../orders/access.ts';
import { COMMENT_PERMISSIONS, commentsOnProofs } from '../rules/proof-comments.ts';

const rules = z.object({
  page: z.int().min(1).max(100),
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
  budget: 6,
  input: (t) => ({
    proofVersionId: t.id({ required: true, description: 'Version of a proof.' }),
    page: t.int({ required: true, description: 'Number of the picture, from 1.' }),
    x: t.field({
      type: 'Decimal',
      required: true,
      description: 'Horizontal position as a fraction of the width, from the left, 0 to 1.',
    }),
    y: t.field({
      type: 'Decimal',
      required: true,
      description: 'Vertical position as a fraction of the height, from the top, 0 to 1.',
    }),
    text: t.string({ required: true, description: 'Plain text, 2,000 characters at most.' }),
  }),
  resolve: async (input, context, writes) => {
    const { viewer, now } = context;
    const { page, text } = parseInput(rules, {
      page: input.page,
      text: input.text,
    });
    const [x, y] = [placeOf('x', input.x), placeOf('y', input.y)];
    const versionId = rowKey('ProofVersion', input.proofVersionId);
    return writes.once({
      request: { versionId, page, x, y, text },
      work: async (tx, record) => {
        const version = await tx.proofVersion.findFirst({
          where: { id: versionId, jobOrder: { is: visibleJobOrders(viewer) } },
          select: {
            n: true,
            pages: { select: { page: true } },
            kind: true,
            jobOrder: {
              select: { id: true, number: true, customerId: true, placedById: true, contactId: true },
            },
          },
        });
        if (!version) throw new NotFoundError('ProofVersion');
        const { jobOrder: job, kind, n } = version;
        if (!commentsOnProofs(job, jobActor(viewer))) throw new ForbiddenError(JOB_ORDERS_ADD);
        const later = await tx.proofVersion.count({ where: { jobOrderId: job.id, kind, n: { gt: n } } });
        if (later > 0) throw new RefusedError('PROOF_SUPERSEDED');
        if (!version.pages.some((each) => each.page === page))
          throw InvalidInputError.of('page', 'UNKNOWN', 'No such picture.');
        await tx.proofComment.create({
          data: {
            versionId,
            page,
            x,
            y,
            text,
            authorId: viewer.userId,
            actingById: viewer.actingById,
            createdAt: now,
          },
          select: { id: true },
        });
        await notify(tx, {
          event: 'PROOF_COMMENTED',
          about: { model: 'JobOrder', id: job.id },
          of: now.toISOString(),
          side: viewer.isStaff ? 'CUSTOMER' : 'STAFF',
          doerIds: actorsOf(viewer),
          facts: writtenWords(text),
        });
        record({
          entityId: job.id,
          customerId: job.customerId,
          data: { number: job.number, kind, n },
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
      x: '0.25',
      y: '0.5',
      text: 'A little wider here.',
    },
  }),
});

/** A relative position in the picture, four decimals. */
function placeOf(path: string, part: Decimal): string {
  if (part.isNegative() || part.greaterThan(1))
    throw InvalidInputError.of(path, 'OUT_OF_RANGE', 'From 0 to 1.');
  return part.toFixed(4);
}
