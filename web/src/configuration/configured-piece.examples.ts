import type { Piece } from './configuration.ts';
import type { ConfiguredPiece } from './field-path.ts';
import { MARKED_RING_PIECE } from './ring.examples.ts';

// The examples are server responses.
const ring = MARKED_RING_PIECE as unknown as Piece;

const ENGRAVING = {
  required: false,
  attribute: {
    databaseId: 9,
    code: 'ENGRAVING',
    name: 'Engraving',
    kind: 'TEXT',
    unit: null,
    maxLength: 5,
    dependsOnId: null,
    signs: null,
  },
  defaultOption: null,
  numberRange: null,
  options: [],
  looks: [],
};

/** A ring on its own, to be marked with a finger. */
export const RING: ConfiguredPiece = { offer: ring, parts: [] };

/** A set that consists of that ring and an engraved frame. */
export const SET: ConfiguredPiece = {
  offer: { ...ring, databaseId: 5, code: 'WS-501', attributes: [ENGRAVING], sizeRange: null },
  parts: [{ name: 'Aurora', quantity: 1, offer: ring }],
};
