import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { nextProposal } from '../rules/next-proposal.ts';

/** Proposed work on a job. */
type Proposal = {
  jobOrderId: number;
  serviceTypeId: number;
  /** Undefined: as in the previous proposal. */
  price: Prisma.Decimal | null | undefined;
  proofFileId: number | null | undefined;
  /** Metal that shipping settles at the weight to approve; null: the weight does not change. Undefined: as in the proposal that is updated. */
  settledLater?: string | null | undefined;
};

/** The service of a proposal after the change. */
type ProposedService = { id: number; price: Prisma.Decimal | null };

/** Proposes a service. A proposal that was not sent yet is updated; one that was answered gets a new revision. */
export async function proposeService(
  tx: Prisma.TransactionClient,
  proposal: Proposal,
): Promise<ProposedService> {
  const { jobOrderId, serviceTypeId, price, proofFileId, settledLater } = proposal;
  const latest = await tx.jobService.findFirst({
    where: { jobOrderId, serviceTypeId },
    orderBy: { revision: 'desc' },
    select: { id: true, status: true, revision: true, price: true },
  });
  const next = nextProposal(latest);
  if (next === null) throw new RefusedError('SERVICE_AWAITS_APPROVAL');
  const select = { id: true, price: true };
  if ('improves' in next) {
    return tx.jobService.update({
      where: { id: next.improves },
      data: { price, proofFileId, settledLater },
      select,
    });
  }
  return tx.jobService.create({
    data: {
      jobOrderId,
      serviceTypeId,
      price: price ?? null,
      proofFileId: proofFileId ?? null,
      settledLater: settledLater ?? null,
      revision: next.revision,
      status: 'PROPOSED',
    },
    select,
  });
}
