import { InvalidInputError } from '../../../errors/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { visibleCustomers } from '../../customers/access.ts';
import type { Configuration } from '../../pricing/configuration/configuration.ts';
import type { Piece } from '../../pricing/sources/piece.ts';
import type { PieceChoices } from '../rules/chosen-configuration.ts';
import { ofCartLine, ofEstimate, ofJob, ofQuote } from './kept-subjects.ts';

/** A piece by its code, with what is chosen of it; null: as it is by default. */
export type NamedPiece = { pieceCode: string; choices: PieceChoices | null };

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

/** What is asked for; exactly one of the ways. */
export type SubjectInput = {
  jobNumber?: string | null | undefined;
  quoteNumber?: string | null | undefined;
  lineKey?: number | null | undefined;
  estimateNumber?: string | null | undefined;
  cartItemId?: string | null | undefined;
  pieceCode?: string | null | undefined;
  choices?: PieceChoices | null | undefined;
  configuration?: Configuration | null | undefined;
  accountNumber?: string | null | undefined;
  quantity?: number | null | undefined;
};

/** Finds what is asked about, among the rows that the viewer may see; null: there is no such row. */
export async function priceSubject(context: Context, input: SubjectInput): Promise<PriceSubject | null> {
  const { jobNumber, quoteNumber, estimateNumber, cartItemId, pieceCode, configuration } = input;
  const ways = [jobNumber, quoteNumber, estimateNumber, cartItemId, pieceCode, configuration];
  if (ways.filter(Boolean).length !== 1) {
    const message = 'Name a job, a quote, an estimate, a line of a cart or a piece.';
    throw InvalidInputError.of('subject', 'EXACTLY_ONE', message);
  }
  if (jobNumber) return ofJob(context, jobNumber);
  if (quoteNumber) return ofQuote(context, quoteNumber, input.lineKey ?? null);
  if (estimateNumber) return ofEstimate(context, estimateNumber);
  if (cartItemId) return ofCartLine(context, cartItemId);
  const customerId = input.accountNumber ? await customerOf(context, input.accountNumber) : null;
  if (customerId === undefined) return null;
  return {
    configuration: configuration ?? { pieceCode: pieceCode ?? '', choices: input.choices ?? null },
    quantity: input.quantity ?? 1,
    customerId,
    at: context.now,
    kept: null,
  };
}

async function customerOf({ db, viewer }: Context, accountNumber: string): Promise<number | undefined> {
  const customer = await db.customer.findFirst({
    where: { accountNumber: accountNumber.trim(), AND: visibleCustomers(viewer) },
    select: { id: true },
  });
  return customer?.id;
}
