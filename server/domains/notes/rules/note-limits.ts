/** Maximum length of a note, in characters. */
export const NOTE_TEXT_LENGTHS = { text: 4_000 } as const;

/** Maximum number of pictures of a note. */
export const MAX_NOTE_PICTURES = 5;

/** Maximum number of users mentioned in a note. */
export const MAX_MENTIONS = 10;

/** Maximum number of suggested users while typing a mention. */
export const MAX_CANDIDATES = 8;
