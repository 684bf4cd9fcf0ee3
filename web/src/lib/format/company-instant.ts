import { companyZone } from './company-zone.ts';

/** Converts a typed day and time in the company's time zone to ISO 8601: `2026-03-10T14:05`. */
export async function companyInstant(typed: string): Promise<string> {
  const { parseDateTime } = await import('@internationalized/date');
  return parseDateTime(typed).toDate(companyZone()).toISOString();
}
