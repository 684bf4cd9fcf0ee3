import type { Configuration } from '../../pricing/configuration/configuration.ts';
import type { Piece } from '../../pricing/sources/piece.ts';
import type { PieceChoices } from './chosen-configuration.ts';

/** A piece by code with its choices; null for the defaults. */
type NamedPiece = { pieceCode: string; choices: PieceChoices | null };

/** The subject of a price: a configuration to price, or a record with a stored price. */
export type PriceSubject = {
  configuration: Configuration | NamedPiece;
  quantity: number;
  customerId: number | null;
  /** The time of the price's rates. */
  at: Date;
  kept: StoredPrice | null;
  /** For a free design: converts its placeholder piece to the design. */
  designed?: (piece: Piece) => Piece;
};

/** A stored price, with raw JSON columns. */
export type StoredPrice = {
  title: { nameEn: string; nameFr: string };
  unitPrice: string | null;
  breakdown: unknown;
  /** Null: not stored with the price. */
  market: unknown;
};
