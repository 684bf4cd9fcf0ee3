/** A loaded `_locales` file: nested texts by key. */
type LocaleTexts = { readonly [key: string]: string | LocaleTexts };

/** A `_locales` module: its texts, and the shared words that `words.json` beside `_locales` lists. */
export type LocaleModule = { readonly default: LocaleTexts };
