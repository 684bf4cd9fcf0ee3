/** Whether a shipping method goes to a country; no codes: everywhere. A country that is not known yet rules none out. */
export function shipsTo(countryCodes: string, countryCode: string | null): boolean {
  const codes = countryCodes.split(',').filter(Boolean);
  return codes.length === 0 || countryCode === null || codes.includes(countryCode);
}
