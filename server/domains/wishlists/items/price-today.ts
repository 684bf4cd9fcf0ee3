import type { WishListItem } from '../../../database/generated/client.ts';
import { type Decimal, decimal } from '../../../lib/money.ts';
import type { Context } from '../../../schema/context.ts';
import { problemsOfOutcome } from '../../orders/problems/problems-of-outcome.ts';
import { bySeverity, type Names, type OrderProblem } from '../../orders/rules/order-problems.ts';
import type { PriceOutcome } from '../../pricing/calculation/read-and-price.ts';
import { priceOutcomeFor } from '../../pricing/calculation/unit-price-for.ts';
import { choicesOfJson } from '../../pricing/configuration/choice.type.ts';
import { partsOfJson } from '../../pricing/configuration/configured-part.type.ts';
import { configurationOfLine, orderablePrice } from '../../pricing/held-price.ts';
import { changeSince } from '../rules/price-since.ts';

const outcomes = new WeakMap<object, Promise<PriceOutcome>>();

/** The price of a piece for the viewer's customer today, calculated once for all fields. */
function outcomeToday(context: Context, item: WishListItem): Promise<PriceOutcome> {
  const known = outcomes.get(item) ?? priceOutcomeFor(context, configurationOfLine(item), item.quantity);
  outcomes.set(item, known);
  return known;
}

/** Price of a piece today, and its change since it was added; null if it cannot be ordered in this configuration. */
export async function priceToday(
  context: Context,
  item: WishListItem,
): Promise<{
  unitPrice: Decimal | null;
  linePrice: Decimal | null;
  change: Decimal | null;
  /** When the price is fixed. */
  pricingMode: string | null;
}> {
  const outcome = await outcomeToday(context, item);
  const unitPrice = 'priced' in outcome ? orderablePrice(outcome.priced) : null;
  return {
    unitPrice,
    linePrice: unitPrice?.mul(item.quantity) ?? null,
    pricingMode: 'priced' in outcome ? outcome.priced.pricingMode : null,
    change: changeSince(item.addedUnitPrice && decimal(item.addedUnitPrice), unitPrice),
  };
}

/** The problems of ordering a piece today. */
export async function problemsToday(
  context: Context,
  item: WishListItem & { itemType: Names; alloy: Names },
): Promise<OrderProblem[]> {
  const outcome = await outcomeToday(context, item);
  const { itemType, alloy, size } = item;
  const choices = choicesOfJson(item.choices);
  const parts = partsOfJson(item.parts);
  return bySeverity(problemsOfOutcome(outcome, { itemType, alloy, size, choices, parts }));
}
