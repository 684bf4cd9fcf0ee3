import type { Column } from './matrix-actors.ts';

/** Markers in the data of one party: users who may not see its rows must not see its marker anywhere. */
export const LUNA = 'secret-of-luna';
export const ORION = 'secret-of-orion';
export const HOLDER = 'secret-of-the-holder';
export const INTERNAL = 'secret-of-the-workshop';
/** Texts of the holder and staff on price quotes, and on sales orders, which finance sees although it sees no jobs. */
export const QUOTED = 'secret-of-the-quote';
export const OFFERED = 'secret-of-the-offer';
export const SOLD = 'secret-of-the-sale';

export const MARKERS = [LUNA, ORION, HOLDER, INTERNAL, QUOTED, OFFERED, SOLD] as const;

const except = (...shown: readonly string[]) => MARKERS.filter((marker) => !shown.includes(marker));

/** Markers that a column must never be shown. */
export const HIDDEN_MARKERS: Record<Column, readonly string[]> = {
  visitor: MARKERS,
  foreign: except(ORION),
  colleague: except(LUNA),
  lacking: [ORION, INTERNAL, OFFERED],
  holder: [ORION, INTERNAL, OFFERED],
  sales: [],
  production: [QUOTED, OFFERED],
  finance: [HOLDER, INTERNAL],
  content: MARKERS,
  admin: [],
};

/** Anyone with the secret of these calls sees the customer of the offer. */
const SHOW_LUNA_BY_SECRET = ['guestQuote', 'answerGuestQuote'];

/** The hidden markers in a response, except those allowed for a named call. */
export function leaksIn(column: Column, text: string, name = ''): string[] {
  const shown = text.toLowerCase();
  const hidden = HIDDEN_MARKERS[column].filter((marker) => shown.includes(marker));
  return SHOW_LUNA_BY_SECRET.includes(name) ? hidden.filter((marker) => marker !== LUNA) : hidden;
}
