/** The first stage that a piece cannot be taken back from: metal is poured. */
export const CASTING_STAGE = 40;

/** What the customer said of the newest version of a proof; null: nothing yet. */
export type ProofOutcome = 'APPROVED' | 'DECLINED' | null;

/** What the gate before casting reads of a job. */
export type ProofGateFacts = {
  /** The stage that was noted last; null before work begins. */
  stage: number | null;
  itemTypeRequiresProof: boolean;
  /** What was said of the newest version of each proof: of the job, or of the one that it replaces when it has none. */
  proofs: readonly ProofOutcome[];
};

/** Why a job cannot be cast yet. */
export type ProofObstacle = 'PROOF_REQUIRED' | 'PROOF_NOT_APPROVED';

/**
 * Why a job cannot be taken to a stage; null when it can. A piece that needs a proof is not cast before the customer
 * approved one, and none is cast while the newest version of a proof is open or declined. What was cast stays so.
 */
export function stageObstacle(stage: number, { stage: noted, ...job }: ProofGateFacts): ProofObstacle | null {
  const isCastNow = stage >= CASTING_STAGE && (noted === null || noted < CASTING_STAGE);
  if (!isCastNow) return null;
  if (job.proofs.some((outcome) => outcome !== 'APPROVED')) return 'PROOF_NOT_APPROVED';
  return job.itemTypeRequiresProof && job.proofs.length === 0 ? 'PROOF_REQUIRED' : null;
}
