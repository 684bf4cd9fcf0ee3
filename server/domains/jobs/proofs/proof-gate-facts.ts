import type { Prisma } from '../../../database/generated/client.ts';
import type { ProofGateFacts, ProofOutcome } from '../rules/proof-gate.ts';

const PROOFS = {
  orderBy: { id: 'asc' },
  select: {
    versions: { orderBy: { n: 'desc' }, take: 1, select: { decision: { select: { outcome: true } } } },
  },
} as const satisfies Prisma.JobOrder$proofsArgs;

/** What the gate before casting reads of a job. */
export const PROOF_GATE_SELECT = {
  stage: true,
  itemType: { select: { requiresProof: true } },
  proofs: PROOFS,
  remadeFrom: { select: { proofs: PROOFS } },
} satisfies Prisma.JobOrderSelect;

/** The facts of the gate; a piece that is made anew without proofs of its own stands on those of the first. */
export function proofGateFacts(
  job: Prisma.JobOrderGetPayload<{ select: typeof PROOF_GATE_SELECT }>,
): ProofGateFacts {
  const proofs = job.proofs.length > 0 ? job.proofs : (job.remadeFrom?.proofs ?? []);
  return {
    stage: job.stage,
    itemTypeRequiresProof: job.itemType.requiresProof,
    // The column is only ever written with these outcomes.
    proofs: proofs.map(({ versions }) => (versions[0]?.decision?.outcome ?? null) as ProofOutcome),
  };
}
