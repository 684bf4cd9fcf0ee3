/** Kinds of proofs, each with its type of service. */
export const PROOF_KINDS = {
  CAD: 'CAD',
  RENDER: 'CAD',
  ENGRAVING: 'ENGRAVING',
  FINGERPRINT: 'ENGRAVING',
} as const satisfies Record<string, string>;

/** A kind of proof. */
export type ProofKind = keyof typeof PROOF_KINDS;

/** The kind of proof that is proposed with a service. */
export function kindOfServiceProof(serviceTypeCode: string): ProofKind {
  if (serviceTypeCode === 'CAD' || serviceTypeCode === 'ENGRAVING') return serviceTypeCode;
  return 'RENDER';
}
