import type { Prisma } from '../../../database/generated/client.ts';
import type { ProofGateFacts, ProofOutcome } from '../rules/proof-gate.ts';
import { WORKFLOW, workflowOf } from './workflow-of.ts';

/** What the gate before casting reads of a job. */
export const PROOF_GATE_SELECT = {
  stage: true,
  itemType: { select: { requiresProof: true, workflow: WORKFLOW } },
  proofVersions: { orderBy: { id: 'asc' }, select: { kind: true, decision: { select: { outcome: true } } } },
  carriedApproval: true,
} satisfies Prisma.JobOrderSelect;

type Gated = Prisma.JobOrderGetPayload<{ select: typeof PROOF_GATE_SELECT }>;

/** The facts of the gate; a piece that is made anew without proofs of its own stands on those of the first. */
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

/** What a job that replaces this one takes over: whether all of its proofs are approved; null without proofs. */
export function approvalToCarry(job: Gated): boolean | null {
  const { proofs } = proofGateFacts(job);
  return proofs.length > 0 ? proofs.every((outcome) => outcome === 'APPROVED') : null;
}

/** What was said of the newest version of each kind. */
function outcomesOf({ proofVersions }: Gated): ProofOutcome[] {
  // The last of a kind stays.
  const newest = new Map(proofVersions.map(({ kind, decision }) => [kind, decision?.outcome ?? null]));
  // The column is only ever written with these outcomes.
  return [...newest.values()] as ProofOutcome[];
}

function carried({ carriedApproval }: Gated): ProofOutcome[] {
  return carriedApproval === null ? [] : [carriedApproval ? 'APPROVED' : null];
}
