import type { QuoteAction } from '../../../../server/domains/quotes/rules/transition.ts';
import type { QuoteStep } from './planned-quote.ts';

type Of<Kind extends QuoteStep['kind']> = Extract<QuoteStep, { kind: Kind }>;

/** A step of the rules, with its reason and, where needed, the requested price. */
export function step(
  days: number,
  action: QuoteAction,
  more: Omit<Of<'ACTION'>, 'kind' | 'days' | 'action'> = {},
): QuoteStep {
  return { kind: 'ACTION', days, action, ...more };
}

/** A request is priced as calculated and sent half a day later. */
export function offered(days: number): QuoteStep[] {
  return [step(days, 'REVIEW'), step(days - 0.5, 'SEND')];
}

/** The customer requests a change, or a price as a factor of the offered one. */
export function countered(days: number, reason: string, target?: number): QuoteStep {
  return step(days, 'COUNTER', { reason, ...(target === undefined ? {} : { target }) });
}

/** A new version after a counter-offer, at a factor of the calculated prices. */
export function revised(days: number, factor: number, reason: string): QuoteStep[] {
  return [step(days, 'REVISE'), { kind: 'PRICE', days, factor, reason }];
}

/** The same, sent half a day later. */
export function reoffered(days: number, factor: number, reason: string): QuoteStep[] {
  return [...revised(days, factor, reason), step(days - 0.5, 'SEND')];
}

/** A note. */
export function note(
  days: number,
  by: string,
  visibility: Of<'NOTE'>['visibility'],
  text: string,
): QuoteStep {
  return { kind: 'NOTE', days, by, visibility, text };
}
