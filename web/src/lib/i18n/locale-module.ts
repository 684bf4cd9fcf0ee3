/** A loaded `_locales` file: nested texts by key. */
export type LocaleTexts = { readonly [key: string]: string | LocaleTexts };

/** What importing a `_locales` file gives, or a module that joins it with the words of refusals. */
export type LocaleModule = { readonly default: LocaleTexts } | { readonly texts: LocaleTexts };
