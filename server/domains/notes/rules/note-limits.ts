/** Longest text of a note, in characters. */
export const NOTE_TEXT_LENGTHS = { text: 4_000 } as const;

/** Most pictures of a note. */
export const MAX_NOTE_PICTURES = 5;

/** Most people whom one note calls by name. */
export const MAX_MENTIONS = 10;

/** People offered to be called by name, by what is typed of it. */
export const MAX_CANDIDATES = 8;
