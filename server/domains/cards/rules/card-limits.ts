/** Maximum lengths of texts of a new card. */
export const CARD_TEXT_LENGTHS = {
  nameOnCard: 100,
  line1: 120,
  city: 80,
  zip: 20,
  /** A one-time token of the hosted fields. */
  token: 500,
} as const;

/** Maximum number of cards of a customer. */
export const MAX_CARDS = 20;
