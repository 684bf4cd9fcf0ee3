/** Label of the last day of an offer, the same on its page, document and emails. */
export const VALID_UNTIL = { en: 'Valid until', fr: 'Valable jusqu’au' } as const;
