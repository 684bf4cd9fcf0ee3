import type { Column } from './matrix-actors.ts';

/** What belongs to one party carries its marker: whoever may not see the party's rows may not see its marker anywhere. */
export const LUNA = 'secret-of-luna';
export const ORION = 'secret-of-orion';
export const HOLDER = 'secret-of-the-holder';
export const INTERNAL = 'secret-of-the-workshop';

/** Markers that nobody of a column may ever be shown, whatever they ask. */
export const HIDDEN_MARKERS: Record<Column, readonly string[]> = {
  visitor: [LUNA, ORION, HOLDER, INTERNAL],
  foreign: [LUNA, HOLDER, INTERNAL],
  colleague: [ORION, HOLDER, INTERNAL],
  lacking: [ORION, INTERNAL],
  holder: [ORION, INTERNAL],
  sales: [],
  production: [],
  finance: [HOLDER, INTERNAL],
  content: [LUNA, ORION, HOLDER, INTERNAL],
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
