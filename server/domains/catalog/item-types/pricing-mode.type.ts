import { builder } from '../../../schema/builder.ts';
import { PRICING_MODES, type PricingMode } from '../rules/pricing-modes.ts';

/** When the price of a piece is fixed, in GraphQL. */
export const PricingModeEnum = builder.enumType('PricingMode', {
  description: 'When the price of a piece is fixed.',
  // One entry for each mode.
  values: Object.fromEntries(
    Object.entries(PRICING_MODES).map(([mode, description]) => [mode, { description }]),
  ) as Record<PricingMode, { description: string }>,
});
