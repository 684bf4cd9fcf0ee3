/** Symbol of a currency in a language, e.g. `$`. */
export function currencySymbol(currency: string, language: 'en' | 'fr'): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}
