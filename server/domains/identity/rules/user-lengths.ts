/** Maximum lengths of texts about a user and about acting as one, in characters. */
export const USER_TEXT_LENGTHS = {
  firstName: 100,
  lastName: 100,
  phone: 40,
  actingReason: 500,
  actingNote: 1_000,
} as const;
