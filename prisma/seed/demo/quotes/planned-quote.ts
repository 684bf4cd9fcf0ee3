import type { QuoteAction } from '../../../../server/domains/quotes/rules/transition.ts';

/** Something that happened to a quote. */
type PlannedAction =
  /** `target`: wished for a piece, in parts of the offered price. */
  | { kind: 'ACTION'; action: QuoteAction; reason?: string; target?: number }
  /** Every piece of the version that is being written costs so many parts of the calculated price. */
  | { kind: 'PRICE'; factor: number; reason: string }
  | { kind: 'NOTE'; by: string; visibility: 'INTERNAL' | 'CUSTOMER'; text: string };

/** The same so many days ago. */
export type QuoteStep = PlannedAction & { days: number };

/** A quote that somebody asked for or was offered, and what became of it, oldest first; pieces by code. */
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
