import { InvalidInputError } from '../../../errors/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { visibleCustomers } from '../../customers/access.ts';
import type { Configuration } from '../../pricing/configuration/configuration.ts';
import type { PieceChoices } from './chosen-configuration.ts';
import { ofCartLine, ofEstimate, ofJob, ofQuote } from './stored-subjects.ts';
import type { PriceSubject } from './subject.ts';

/** The price to explain; exactly one field is set. */
export type SubjectInput = {
  jobNumber?: string | null | undefined;
  quoteNumber?: string | null | undefined;
  lineKey?: number | null | undefined;
  versionNumber?: number | null | undefined;
  estimateNumber?: string | null | undefined;
  cartItemId?: string | null | undefined;
  pieceCode?: string | null | undefined;
  choices?: PieceChoices | null | undefined;
  configuration?: Configuration | null | undefined;
  accountNumber?: string | null | undefined;
  quantity?: number | null | undefined;
};

/** Finds the subject among the visible rows; null if there is none. */
export async function priceSubject(context: Context, input: SubjectInput): Promise<PriceSubject | null> {
  const { jobNumber, quoteNumber, estimateNumber, cartItemId, pieceCode, configuration } = input;
  const ways = [jobNumber, quoteNumber, estimateNumber, cartItemId, pieceCode, configuration];
  if (ways.filter(Boolean).length !== 1) {
    const message = 'Name a job, a quote, an estimate, a line of a cart or a piece.';
    throw InvalidInputError.of('subject', 'EXACTLY_ONE', message);
  }
  if (jobNumber) return ofJob(context, jobNumber);
  if (quoteNumber) return ofQuote(context, quoteNumber, input);
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
