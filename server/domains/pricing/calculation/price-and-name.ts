import { configurationHash, configurationTitles } from '../configuration/configuration-identity.ts';
import { pricingModeFor } from '../rules/pricing-mode-for.ts';
import type { LoadedSources } from '../sources/load-price-sources.ts';
import type { Piece } from '../sources/piece.ts';
import { type PriceRequest, priceConfiguration } from './price-configuration.ts';
import type { PricedConfiguration } from './priced-configuration.ts';

/**
 * Prices and names a configuration from loaded pieces and sources, without the database.
 * @throws InvalidInputError
 */
export function priceAndName(
  pieces: ReadonlyMap<number, Piece>,
  sources: LoadedSources,
  request: PriceRequest,
): PricedConfiguration {
  const priced = priceConfiguration(pieces, sources, request);
  const { itemType, alloy, size, choices, parts, ownMetal, priority } = priced;
  return {
    ...priced,
    configurationHash: configurationHash({
      itemTypeId: itemType.id,
      alloyId: alloy.id,
      size,
      choices,
      parts,
      ownMetal,
      priorityId: priority.id,
    }),
    ...configurationTitles(itemType, alloy, size),
    settings: sources.settings,
    pricingMode: pricingModeFor(itemType, sources.pricingMode),
  };
}
