import type { CartItem, Prisma } from '../../database/generated/client.ts';
import { InvalidInputError, RefusedError } from '../../errors/errors.ts';
import { marketFixOf } from '../pricing/calculation/price-configuration.ts';
import type { MarketFixRow, PricedConfiguration } from '../pricing/calculation/priced-configuration.ts';
import type { AttributeChoice, Configuration } from '../pricing/configuration/configuration.ts';
import type { MarketFix } from '../pricing/rules/valid-until.ts';
import { choicesOfJson } from './choice.type.ts';

/** The columns of a cart line that a price decides: configuration, snapshot, fix and how long it holds. */
export function heldColumns(priced: PricedConfiguration, now: Date) {
  const { breakdown, summary, market } = priced.snapshot();
  return {
    itemTypeId: priced.itemType.id,
    alloyId: priced.alloy.id,
    priorityId: priced.priority.id,
    size: priced.size === null ? null : String(priced.size),
    choices: priced.choices,
    configurationHash: priced.configurationHash,
    unitPrice: orderablePrice(priced)?.toFixed(2) ?? null,
    estimatedWeight: priced.estimatedWeight?.toFixed(2) ?? '0',
    // Copies: an interface is no JSON object to the type checker, its spread is.
    breakdown: breakdown.map((row) => ({ ...row })),
    summary: summary.map((row) => ({ ...row })),
    marketFix: market.map((price) => ({ ...price })),
    marketAsOf: priced.marketAsOf ?? now,
    validUntil: priced.validUntil,
    leadDays: priced.leadDays,
  } satisfies Omit<Prisma.CartItemUncheckedCreateInput, 'cartId' | 'quantity'>;
}

/** The unit price at which a piece can be ordered; null when the maker has to quote it. */
export function orderablePrice({ unitPrice, quoteRequired }: PricedConfiguration) {
  return quoteRequired ? null : unitPrice;
}

/** Refuses what nobody can make or price: choices that are missing. */
export function checkComplete(priced: PricedConfiguration): void {
  if (priced.missing.length > 0) {
    throw new InvalidInputError(
      priced.missing.map((attributeId) => ({
        path: 'configuration.attributes',
        code: 'REQUIRED',
        message: `Attribute ${attributeId} has to be chosen.`,
      })),
    );
  }
}

/** Refuses what cannot go into a cart: choices that are missing, pieces that need a quote. */
export function checkOrderable(priced: PricedConfiguration): void {
  checkComplete(priced);
  if (orderablePrice(priced) === null) {
    throw new RefusedError('QUOTE_REQUIRED', { warnings: priced.warnings.map(({ code }) => code) });
  }
}

type ConfiguredLine = Pick<CartItem, 'itemTypeId' | 'alloyId' | 'priorityId' | 'size' | 'choices'>;

/** The configuration that a line keeps, to price it again. */
export function configurationOfLine(line: ConfiguredLine): Configuration {
  const attributes = choicesOfJson(line.choices).map(
    ({ attributeId, optionId, text }): AttributeChoice => ({ attributeId, optionId, text }),
  );
  return {
    itemTypeId: line.itemTypeId,
    alloyId: line.alloyId,
    priorityId: line.priorityId,
    size: line.size,
    attributes,
  };
}

/** The market prices that a line was promised, and until when. */
export function fixOfLine(line: Pick<CartItem, 'marketFix' | 'validUntil'>): MarketFix {
  // The column is only ever written from the fix of a priced configuration.
  return marketFixOf(line.marketFix as MarketFixRow[], line.validUntil);
}
