import type { Prisma } from '../../../database/generated/client.ts';
import { WORKFLOW, workflowOf } from '../bench/workflow-of.ts';
import type { ProofGateFacts, ProofOutcome } from '../rules/proof-gate.ts';

const VERSIONS = {
  orderBy: { id: 'asc' },
  select: { kind: true, decision: { select: { outcome: true } } },
} as const satisfies Prisma.JobOrder$proofVersionsArgs;

/** What the gate before casting reads of a job. */
export const PROOF_GATE_SELECT = {
  stage: true,
  itemType: { select: { requiresProof: true, workflow: WORKFLOW } },
  proofVersions: VERSIONS,
  remadeFrom: { select: { proofVersions: VERSIONS } },
} satisfies Prisma.JobOrderSelect;

/** The facts of the gate; a piece that is made anew without proofs of its own stands on those of the first. */
export function proofGateFacts(
  job: Prisma.JobOrderGetPayload<{ select: typeof PROOF_GATE_SELECT }>,
): ProofGateFacts {
  const versions = job.proofVersions.length > 0 ? job.proofVersions : (job.remadeFrom?.proofVersions ?? []);
  // The last of a kind stays.
  const newest = new Map(versions.map(({ kind, decision }) => [kind, decision?.outcome ?? null]));
  return {
    stage: job.stage,
    itemTypeRequiresProof: job.itemType.requiresProof,
    proofStages: workflowOf(job.itemType)
      .filter(({ requiresProof }) => requiresProof)
      .map(({ stage }) => stage),
    // The column is only ever written with these outcomes.
    proofs: [...newest.values()] as ProofOutcome[],
  };
}
