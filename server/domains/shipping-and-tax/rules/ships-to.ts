/** Whether a shipping method ships to a country; empty codes mean everywhere. An unknown country excludes no method. */
export function shipsTo(countryCodes: string, countryCode: string | null): boolean {
  const codes = countryCodes.split(',').filter(Boolean);
  return codes.length === 0 || countryCode === null || codes.includes(countryCode);
}
