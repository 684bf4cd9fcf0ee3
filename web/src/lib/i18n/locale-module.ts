/** A loaded `_locales` file: nested texts by key. */
export type LocaleTexts = { readonly [key: string]: string | LocaleTexts };

/** What importing a `_locales` file gives: its texts, with the words that `words.json` beside `_locales` names. */
export type LocaleModule = { readonly default: LocaleTexts };
