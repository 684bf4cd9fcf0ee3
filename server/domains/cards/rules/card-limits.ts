/** Longest texts of a card that is added. */
export const CARD_TEXT_LENGTHS = {
  nameOnCard: 100,
  line1: 120,
  city: 80,
  zip: 20,
  /** A one-time token of the hosted fields. */
  token: 500,
} as const;

/** Cards that a customer keeps at most. */
export const MAX_CARDS = 20;
