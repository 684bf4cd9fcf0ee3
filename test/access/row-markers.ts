import type { Column } from './matrix-actors.ts';

/** What belongs to one party carries its marker: whoever may not see the party's rows may not see its marker anywhere. */
export const LUNA = 'secret-of-luna';
export const ORION = 'secret-of-orion';
export const HOLDER = 'secret-of-the-holder';
export const INTERNAL = 'secret-of-the-workshop';
/** What the holder and staff write on price quotes, and on sales orders: finance sees these, but no jobs. */
export const QUOTED = 'secret-of-the-quote';
export const OFFERED = 'secret-of-the-offer';
export const SOLD = 'secret-of-the-sale';

/** All of them. */
export const MARKERS = [LUNA, ORION, HOLDER, INTERNAL, QUOTED, OFFERED, SOLD] as const;

const except = (...shown: readonly string[]) => MARKERS.filter((marker) => !shown.includes(marker));

/** Markers that nobody of a column may ever be shown, whatever they ask. */
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

/** Whoever holds the secret that these take sees the customer of the offer, whoever they are. */
const SHOW_LUNA_BY_SECRET = ['guestQuote', 'answerGuestQuote'];

/** The hidden markers that an answer shows all the same; of what is asked for by name. */
export function leaksIn(column: Column, text: string, name = ''): string[] {
  const shown = text.toLowerCase();
  const hidden = HIDDEN_MARKERS[column].filter((marker) => shown.includes(marker));
  return SHOW_LUNA_BY_SECRET.includes(name) ? hidden.filter((marker) => marker !== LUNA) : hidden;
}
