/** The first irreversible stage, when metal is poured. */
const CASTING_STAGE = 40;

/** The customer's decision on the newest version of a proof; null: not decided. */
export type ProofOutcome = 'APPROVED' | 'DECLINED' | null;

/** What the proof gate reads of a job. */
export type ProofGateFacts = {
  /** The last recorded stage; null before work begins. */
  stage: number | null;
  itemTypeRequiresProof: boolean;
  /** Stages of its workflow that require a proof. */
  proofStages: readonly number[];
  /** The decision on the newest version of each proof: of the job, or of the job that it replaces if it has none. */
  proofs: readonly ProofOutcome[];
};

/** Why a job cannot be cast yet. */
export type ProofObstacle = 'PROOF_REQUIRED' | 'PROOF_NOT_APPROVED';

/**
 * Why a job cannot enter a stage; null if it can. A piece that requires a proof is not cast, nor moved past a stage
 * that requires one, before the customer approved it. No piece is cast while the newest version of a proof is
 * undecided or declined. Pieces that were cast before are unaffected.
 */
export function stageObstacle(
  stage: number,
  { stage: noted, proofs, ...job }: ProofGateFacts,
): ProofObstacle | null {
  const enters = (gate: number) => stage >= gate && (noted === null || noted < gate);
  const required = [...job.proofStages, ...(job.itemTypeRequiresProof ? [CASTING_STAGE] : [])];
  const isRequired = required.some(enters);
  if (!isRequired && !enters(CASTING_STAGE)) return null;
  if (proofs.some((outcome) => outcome !== 'APPROVED')) return 'PROOF_NOT_APPROVED';
  return isRequired && proofs.length === 0 ? 'PROOF_REQUIRED' : null;
}
