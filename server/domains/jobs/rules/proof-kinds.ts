/** Kinds of pictures that a customer agrees to before a piece is made, each with the service that it is work of. */
export const PROOF_KINDS = {
  CAD: 'CAD',
  RENDER: 'CAD',
  ENGRAVING: 'ENGRAVING',
  FINGERPRINT: 'ENGRAVING',
} as const satisfies Record<string, string>;

/** A kind of proof. */
export type ProofKind = keyof typeof PROOF_KINDS;

/** The kind of a picture that is proposed along with a service. */
export function kindOfServiceProof(serviceTypeCode: string): ProofKind {
  if (serviceTypeCode === 'CAD' || serviceTypeCode === 'ENGRAVING') return serviceTypeCode;
  return 'RENDER';
}
