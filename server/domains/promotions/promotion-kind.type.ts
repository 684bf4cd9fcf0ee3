import { builder } from '../../schema/builder.ts';
import { PROMOTION_KINDS, type PromotionKind } from './rules/promotion-kinds.ts';

/** Kinds of promotions, in GraphQL. */
export const PromotionKindEnum = builder.enumType('PromotionKind', {
  description: 'Kinds of promotions, and the meaning of their value.',
  // One entry for each kind.
  values: Object.fromEntries(
    Object.entries(PROMOTION_KINDS).map(([kind, description]) => [kind, { description }]),
  ) as Record<PromotionKind, { description: string }>,
});
