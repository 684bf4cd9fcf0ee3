import type { QuoteAction } from '../../../../server/domains/quotes/rules/transition.ts';

/** A step of a quote. */
type PlannedAction =
  /** `target`: the requested price as a factor of the offered price. */
  | { kind: 'ACTION'; action: QuoteAction; reason?: string; target?: number }
  /** Sets the price of every piece of the current draft to a factor of the calculated price. */
  | { kind: 'PRICE'; factor: number; reason: string }
  | { kind: 'NOTE'; by: string; visibility: 'INTERNAL' | 'CUSTOMER'; text: string };

/** The same with its number of days ago. */
export type QuoteStep = PlannedAction & { days: number };

/** A requested or offered quote with its steps, oldest first. Pieces are codes. */
export type PlannedQuote = {
  by: string;
  days: number;
  as?: 'TEMPORARY' | 'OFFER';
  source?: 'VLORA';
  poNumber?: string;
  reference?: string;
  remarks?: string;
  pieces: readonly (readonly [code: string, quantity: number, size: string | null])[];
  steps: readonly QuoteStep[];
};
