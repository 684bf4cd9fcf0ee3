import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { type Context, localised } from '../../../schema/context.ts';
import { problemsOfOutcome } from '../../orders/problems/problems-of-outcome.ts';
import { type OrderProblemCode, stopsOrder, stopsQuote } from '../../orders/rules/order-problems.ts';
import type { OrderTarget } from '../../orders/rules/order-target.ts';
import type { PriceOutcome } from '../../pricing/calculation/read-and-price.ts';
import { choicesOfJson } from '../../pricing/configuration/choice.type.ts';
import { partsOfJson } from '../../pricing/configuration/configured-part.type.ts';
import type { SubmittedCart } from './submitted-cart.ts';

type Line = SubmittedCart['items'][number];

/**
 * Refuses a cart with lines that `Cart.problems` reports as blocking, with the code of the first and the names of all
 * with it. Problems that a request for a quote may have do not block it.
 */
export async function refuseStoppedLines(
  tx: Prisma.TransactionClient,
  context: Pick<Context, 'language'>,
  { cart, outcomes, target }: { cart: SubmittedCart; outcomes: readonly PriceOutcome[]; target: OrderTarget },
): Promise<void> {
  const stops = target === 'PQ' ? stopsQuote : stopsOrder;
  const stopped = cart.items.flatMap((line, index) => {
    const found = codesOf(line, outcomes[index]).find((code) => stops({ code }));
    return found ? [{ line, code: found }] : [];
  });
  const [first] = stopped;
  if (!first) return;
  const lines = stopped.flatMap(({ line, code }) => (code === first.code ? [line] : []));
  throw new RefusedError(first.code, {
    cartItemIds: lines.map(({ id }) => id),
    names: await namesOf(tx, context, lines),
  });
}

/** The codes of the problems of a line. */
function codesOf({ size, choices, parts }: Line, outcome: PriceOutcome | undefined): OrderProblemCode[] {
  if (!outcome) return [];
  const piece = {
    itemType: null,
    alloy: null,
    size,
    choices: choicesOfJson(choices),
    parts: partsOfJson(parts),
  };
  return problemsOfOutcome(outcome, piece).map(({ code }) => code);
}

/** Names of the pieces of lines in the language of the request, in order. */
async function namesOf(
  tx: Prisma.TransactionClient,
  context: Pick<Context, 'language'>,
  lines: readonly Line[],
): Promise<string> {
  const ids = [...new Set(lines.map(({ itemTypeId }) => itemTypeId))];
  const select = { id: true, nameEn: true, nameFr: true } as const;
  const pieces = await tx.itemType.findMany({ where: { id: { in: ids } }, select });
  const named = new Map(pieces.map((piece) => [piece.id, localised(context, piece)]));
  return ids.flatMap((id) => named.get(id) ?? []).join(', ');
}
