import type { Configuration } from '../../pricing/configuration/configuration.ts';
import type { Piece } from '../../pricing/sources/piece.ts';
import type { PieceChoices } from './chosen-configuration.ts';

/** A piece by its code, with what is chosen of it; null: as it is by default. */
type NamedPiece = { pieceCode: string; choices: PieceChoices | null };

/** What a price is of: a configuration to be priced, or something that keeps a price. */
export type PriceSubject = {
  configuration: Configuration | NamedPiece;
  quantity: number;
  customerId: number | null;
  /** The moment whose rates the price was made of. */
  at: Date;
  kept: KeptPrice | null;
  /** Of a free design: the piece that stands for all of them, made what was designed. */
  designed?: (piece: Piece) => Piece;
};

/** A price as it is kept; JSON columns as they come. */
export type KeptPrice = {
  title: { nameEn: string; nameFr: string };
  unitPrice: string | null;
  breakdown: unknown;
  /** Null: it is not kept beside the price. */
  market: unknown;
};
