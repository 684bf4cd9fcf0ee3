/** The first stage that a piece cannot be taken back from: metal is poured. */
const CASTING_STAGE = 40;

/** What the customer said of the newest version of a proof; null: nothing yet. */
export type ProofOutcome = 'APPROVED' | 'DECLINED' | null;

/** What the gate before casting reads of a job. */
export type ProofGateFacts = {
  /** The stage that was noted last; null before work begins. */
  stage: number | null;
  itemTypeRequiresProof: boolean;
  /** Stages of its workflow that no piece begins without a proof. */
  proofStages: readonly number[];
  /** What was said of the newest version of each proof: of the job, or of the one that it replaces when it has none. */
  proofs: readonly ProofOutcome[];
};

/** Why a job cannot be cast yet. */
export type ProofObstacle = 'PROOF_REQUIRED' | 'PROOF_NOT_APPROVED';

/**
 * Why a job cannot be taken to a stage; null when it can. A piece that needs a proof is not cast before the customer
 * approved one, nor taken past a stage of its workflow that needs one, and none is cast while the newest version of a
 * proof is open or declined. What was cast stays so.
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
