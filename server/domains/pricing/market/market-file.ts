/** Longest file of market prices in characters: some 5,000 quotations. */
export const MOST_CHARACTERS = 300_000;
