import type { Prisma } from '../../../database/generated/client.ts';
import type { ProofGateFacts, ProofOutcome } from '../rules/proof-gate.ts';
import { WORKFLOW, workflowOf } from './workflow-of.ts';

/** The columns that `proofGateFacts` reads. */
export const PROOF_GATE_SELECT = {
  stage: true,
  itemType: { select: { requiresProof: true, workflow: WORKFLOW } },
  proofVersions: { orderBy: { id: 'asc' }, select: { kind: true, decision: { select: { outcome: true } } } },
  carriedApproval: true,
} satisfies Prisma.JobOrderSelect;

type Gated = Prisma.JobOrderGetPayload<{ select: typeof PROOF_GATE_SELECT }>;

/** The facts of the proof gate. A remade piece without its own proofs uses those of the original job. */
export function proofGateFacts(job: Gated): ProofGateFacts {
  return {
    stage: job.stage,
    itemTypeRequiresProof: job.itemType.requiresProof,
    proofStages: workflowOf(job.itemType)
      .filter(({ requiresProof }) => requiresProof)
      .map(({ stage }) => stage),
    proofs: job.proofVersions.length > 0 ? outcomesOf(job) : carried(job),
  };
}

/** Whether all proofs are approved, for the job that replaces this one; null without proofs. */
export function approvalToCarry(job: Gated): boolean | null {
  const { proofs } = proofGateFacts(job);
  return proofs.length > 0 ? proofs.every((outcome) => outcome === 'APPROVED') : null;
}

/** The decision on the newest version of each kind. */
function outcomesOf({ proofVersions }: Gated): ProofOutcome[] {
  // The last version of a kind wins.
  const newest = new Map(proofVersions.map(({ kind, decision }) => [kind, decision?.outcome ?? null]));
  // Only these outcomes are written to this column.
  return [...newest.values()] as ProofOutcome[];
}

function carried({ carriedApproval }: Gated): ProofOutcome[] {
  return carriedApproval === null ? [] : [carriedApproval ? 'APPROVED' : null];
}
