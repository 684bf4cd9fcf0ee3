/** A loaded `_locales` file: nested texts by key. */
export type LocaleTexts = { readonly [key: string]: string | LocaleTexts };

/** What importing a `_locales` file gives. */
export type LocaleModule = { readonly default: LocaleTexts };
