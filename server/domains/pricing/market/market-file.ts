/** Maximum size of a market price file in characters, about 5,000 quotations. */
export const MAX_CHARACTERS = 300_000;
