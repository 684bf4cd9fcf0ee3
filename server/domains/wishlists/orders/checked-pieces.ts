import type { Prisma } from '../../../database/generated/client.ts';
import { type InputIssue, InvalidInputError } from '../../../errors/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { problemsOfOutcome } from '../../orders/problems/problems-of-outcome.ts';
import type { OrderProblem } from '../../orders/rules/order-problems.ts';
import { type PriceOutcome, priceMany } from '../../pricing/calculation/read-and-price.ts';
import { choicesOfJson } from '../../pricing/configuration/choice.type.ts';
import { partsOfJson } from '../../pricing/configuration/configured-part.type.ts';
import { configurationOfLine } from '../../pricing/held-price.ts';
import { type WishedPiece, wishedPieces } from '../wish-list-input.ts';

/** A piece of a wish list with its current price. */
export type PricedWish = { readonly item: WishedPiece; readonly outcome: PriceOutcome };

/**
 * Pieces of a list with their prices, in order. Refuses all if `refuses` finds a problem of one; errors name
 * positions: `ids.3`.
 */
export async function checkedPieces(
  db: Prisma.TransactionClient,
  { viewer, now, services }: Pick<Context, 'viewer' | 'now' | 'services'>,
  wanted: { ids: readonly number[]; key: string | null },
  refuses: (problem: OrderProblem) => boolean,
): Promise<PricedWish[]> {
  const customerId = viewer.requireCustomer();
  const items = await wishedPieces(db, viewer, wanted);
  const outcomes = await priceMany(db, {
    customerId,
    now,
    viewer,
    changes: services.changes,
    requests: items.map((item) => ({ configuration: configurationOfLine(item), quantity: item.quantity })),
  });
  const priced = items.flatMap((item, index) => {
    const outcome = outcomes[index];
    return outcome ? [{ item, outcome }] : [];
  });
  const issues = priced.flatMap((wish, index) => issuesOf(wish, index, refuses));
  if (issues.length > 0) throw new InvalidInputError(issues);
  return priced;
}

function issuesOf(
  { item, outcome }: PricedWish,
  index: number,
  refuses: (problem: OrderProblem) => boolean,
): InputIssue[] {
  const { itemType, alloy, size } = item;
  const choices = choicesOfJson(item.choices);
  const parts = partsOfJson(item.parts);
  return problemsOfOutcome(outcome, { itemType, alloy, size, choices, parts })
    .filter(refuses)
    .map(({ code, subject }) => ({
      path: `ids.${index}`,
      code,
      message: `${itemType.nameEn}: ${subject?.nameEn ?? code}`,
    }));
}
