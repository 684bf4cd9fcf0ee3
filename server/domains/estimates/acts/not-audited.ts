/** Why mutations of estimates are not audited. */
export const NOT_AUDITED =
  'An estimate is a draft that binds nobody; the quote or order that comes of it is audited with both identities.';
