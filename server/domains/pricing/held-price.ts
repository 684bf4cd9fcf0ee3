import type { CartItem, Prisma } from '../../database/generated/client.ts';
import { InvalidInputError } from '../../errors/errors.ts';
import type { MarketFixRow, PricedConfiguration } from './calculation/priced-configuration.ts';
import { marketFixOf } from './calculation/read-and-price.ts';
import { choicesOfJson } from './configuration/choice.type.ts';
import { type Configuration, requestOfStored } from './configuration/configuration.ts';
import { partsOfJson } from './configuration/configured-part.type.ts';
import type { MarketFix } from './rules/valid-until.ts';

/** The columns of a stored piece for its configuration and lead time. */
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
 * The columns of a cart line that its price decides: configuration, snapshot, fix and its validity. The user sees this
 * price.
 */
export function heldColumns(priced: PricedConfiguration, now: Date) {
  const { breakdown, summary, market } = priced.snapshot();
  const unitPrice = orderablePrice(priced)?.toFixed(2) ?? null;
  return {
    ...configurationColumns(priced),
    unitPrice,
    seenUnitPrice: unitPrice,
    estimatedWeight: priced.estimatedWeight?.toFixed(2) ?? '0',
    // Copies: interfaces are not assignable to JSON objects, spread objects are.
    breakdown: breakdown.map((row) => ({ ...row })),
    summary: summary.map((row) => ({ ...row })),
    marketFix: market.map((price) => ({ ...price })),
    marketAsOf: priced.marketAsOf ?? now,
    validUntil: priced.validUntil,
  } satisfies Omit<Prisma.CartItemUncheckedCreateInput, 'cartId' | 'quantity'>;
}

/** The unit price at which a piece can be ordered; null if it needs a quote. */
export function orderablePrice({ unitPrice, quoteRequired }: PricedConfiguration) {
  return quoteRequired ? null : unitPrice;
}

/**
 * Refuses a configuration with missing choices, each by the code of its attribute
 * (`configuration.attributes.METAL_FINISH`). A piece without a price can still be quoted.
 * @throws InvalidInputError
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

/** The configuration of a line, for pricing it again. */
export function configurationOfLine(line: ConfiguredLine): Configuration {
  return requestOfStored({
    itemTypeId: line.itemTypeId,
    alloyId: line.alloyId,
    priorityId: line.priorityId,
    size: line.size,
    choices: choicesOfJson(line.choices),
    parts: partsOfJson(line.parts),
    ownMetal: line.ownMetal,
  });
}

/** The market fix of a line, and its validity. */
export function fixOfLine(line: Pick<CartItem, 'marketFix' | 'validUntil'>): MarketFix {
  // The column is written only from the fix of a priced configuration.
  return marketFixOf(line.marketFix as MarketFixRow[], line.validUntil);
}
