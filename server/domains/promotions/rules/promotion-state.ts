import type { IsoDay } from '../../../lib/calendar.ts';

/** States of a promotion on a day. */
export const PROMOTION_STATES = {
  ACTIVE: 'Active: it applies to carts.',
  SCHEDULED: 'Its first day is still to come.',
  EXPIRED: 'Its last day is over.',
  USED_UP: 'The maximum number of uses has been reached.',
  OFF: 'It is switched off.',
} as const;

/** State of a promotion on a day. */
export type PromotionState = keyof typeof PROMOTION_STATES;

/** State of a promotion on a day, regardless of carts. */
export function promotionState(
  promotion: {
    isActive: boolean;
    startsOn: IsoDay | null;
    endsOn: IsoDay | null;
    totalLimit: number | null;
    uses: number;
  },
  today: IsoDay,
): PromotionState {
  const { isActive, startsOn, endsOn, totalLimit, uses } = promotion;
  if (!isActive) return 'OFF';
  if (endsOn !== null && endsOn < today) return 'EXPIRED';
  if (totalLimit !== null && uses >= totalLimit) return 'USED_UP';
  return startsOn !== null && startsOn > today ? 'SCHEDULED' : 'ACTIVE';
}
