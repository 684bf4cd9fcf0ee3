import { builder } from '../../../schema/builder.ts';
import type { ProofKind } from '../../jobs/rules/proof-kinds.ts';

const KINDS = {
  CAD: { description: 'The model, as drawn.' },
  RENDER: { description: 'The piece, as it will look.' },
  ENGRAVING: { description: 'Layout of an engraving.' },
  FINGERPRINT: { description: 'Layout of a fingerprint on the piece.' },
} satisfies Record<ProofKind, { description: string }>;

/** Kinds of proofs. */
export const ProofKindEnum = builder.enumType('ProofKind', {
  description: 'Content of a proof.',
  values: KINDS,
});
