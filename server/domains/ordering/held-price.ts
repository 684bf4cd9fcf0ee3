import type { CartItem, Prisma } from '../../database/generated/client.ts';
import { InvalidInputError } from '../../errors/errors.ts';
import type { MarketFixRow, PricedConfiguration } from '../pricing/calculation/priced-configuration.ts';
import { marketFixOf } from '../pricing/calculation/read-and-price.ts';
import { askAgain, type Configuration } from '../pricing/configuration/configuration.ts';
import type { MarketFix } from '../pricing/rules/valid-until.ts';
import { choicesOfJson } from './choice.type.ts';
import { partsOfJson } from './configured-part.type.ts';

/** The columns of a stored piece that say how it is configured, and how long it takes. */
export function configurationColumns(priced: PricedConfiguration) {
  return {
    itemTypeId: priced.itemType.id,
    alloyId: priced.alloy.id,
    priorityId: priced.priority.id,
    size: priced.size === null ? null : String(priced.size),
    choices: priced.choices,
    parts: priced.parts,
    ownMetal: priced.ownMetal,
    configurationHash: priced.configurationHash,
    variantCode: priced.variantCode,
    leadDays: priced.leadDays,
  };
}

/**
 * The columns of a cart line that a price decides: configuration, snapshot, fix and how long it holds. Whoever acts on
 * the line sees the price.
 */
export function heldColumns(priced: PricedConfiguration, now: Date) {
  const { breakdown, summary, market } = priced.snapshot();
  const unitPrice = orderablePrice(priced)?.toFixed(2) ?? null;
  return {
    ...configurationColumns(priced),
    unitPrice,
    seenUnitPrice: unitPrice,
    estimatedWeight: priced.estimatedWeight?.toFixed(2) ?? '0',
    // Copies: an interface is no JSON object to the type checker, its spread is.
    breakdown: breakdown.map((row) => ({ ...row })),
    summary: summary.map((row) => ({ ...row })),
    marketFix: market.map((price) => ({ ...price })),
    marketAsOf: priced.marketAsOf ?? now,
    validUntil: priced.validUntil,
  } satisfies Omit<Prisma.CartItemUncheckedCreateInput, 'cartId' | 'quantity'>;
}

/** The unit price at which a piece can be ordered; null when the maker has to quote it. */
export function orderablePrice({ unitPrice, quoteRequired }: PricedConfiguration) {
  return quoteRequired ? null : unitPrice;
}

/**
 * Refuses what nobody could make: choices that are missing, each by the code of its attribute
 * (`configuration.attributes.METAL_FINISH`). What has no price can be asked for.
 */
export function checkComplete({ itemType, subItems, missing }: PricedConfiguration): void {
  if (missing.length === 0) return;
  const offered = [itemType, ...subItems.map((part) => part.itemType)].flatMap(
    ({ attributes }) => attributes,
  );
  throw new InvalidInputError(
    missing.map((attributeId) => {
      const attribute = offered.find(({ id }) => id === attributeId);
      return {
        path: `configuration.attributes.${attribute?.code ?? attributeId}`,
        code: 'REQUIRED',
        message: `${attribute?.nameEn ?? `Attribute ${attributeId}`} has to be chosen.`,
      };
    }),
  );
}

type ConfiguredLine = Pick<
  CartItem,
  'itemTypeId' | 'alloyId' | 'priorityId' | 'size' | 'choices' | 'parts' | 'ownMetal'
>;

/** The configuration that a line keeps, to price it again. */
export function configurationOfLine(line: ConfiguredLine): Configuration {
  return askAgain({
    itemTypeId: line.itemTypeId,
    alloyId: line.alloyId,
    priorityId: line.priorityId,
    size: line.size,
    choices: choicesOfJson(line.choices),
    parts: partsOfJson(line.parts),
    ownMetal: line.ownMetal,
  });
}

/** The market prices that a line was promised, and until when. */
export function fixOfLine(line: Pick<CartItem, 'marketFix' | 'validUntil'>): MarketFix {
  // The column is only ever written from the fix of a priced configuration.
  return marketFixOf(line.marketFix as MarketFixRow[], line.validUntil);
}
