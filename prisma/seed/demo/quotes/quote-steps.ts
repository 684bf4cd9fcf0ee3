import type { QuoteAction } from '../../../../server/domains/quotes/rules/transition.ts';
import type { QuoteStep } from './planned-quote.ts';

type Of<Kind extends QuoteStep['kind']> = Extract<QuoteStep, { kind: Kind }>;

/** A step of the rules, with its reason and what the customer wishes where it takes them. */
export function step(
  days: number,
  action: QuoteAction,
  more: Omit<Of<'ACTION'>, 'kind' | 'days' | 'action'> = {},
): QuoteStep {
  return { kind: 'ACTION', days, action, ...more };
}

/** A request is priced as calculated, and sent half a day later. */
export function offered(days: number): QuoteStep[] {
  return [step(days, 'REVIEW'), step(days - 0.5, 'SEND')];
}

/** The customer asks for something else, or for another price in parts of the offered one. */
export function countered(days: number, reason: string, target?: number): QuoteStep {
  return step(days, 'COUNTER', { reason, ...(target === undefined ? {} : { target }) });
}

/** What was countered is opened as the next version, at so many parts of the calculated prices. */
export function revised(days: number, factor: number, reason: string): QuoteStep[] {
  return [step(days, 'REVISE'), { kind: 'PRICE', days, factor, reason }];
}

/** The same, and is sent half a day later. */
export function reoffered(days: number, factor: number, reason: string): QuoteStep[] {
  return [...revised(days, factor, reason), step(days - 0.5, 'SEND')];
}

/** Somebody writes a note. */
export function note(
  days: number,
  by: string,
  visibility: Of<'NOTE'>['visibility'],
  text: string,
): QuoteStep {
  return { kind: 'NOTE', days, by, visibility, text };
}
