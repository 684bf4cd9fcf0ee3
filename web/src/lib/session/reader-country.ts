import type { Shell } from './shell.ts';

/**
 * Country of who reads, ISO 3166-1 alpha-2: of the customer that one orders for, of the company for its staff; null for
 * visitors, whose country nobody knows.
 */
export function readerCountry({ viewer, companyDetails }: Shell): string | null {
  if (!viewer) return null;
  return viewer.isStaff ? companyDetails.country : (viewer.customer?.countryCode ?? null);
}
