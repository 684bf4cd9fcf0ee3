import { companyZone } from './company-zone.ts';

/** The instant of a day and time as they are typed, at the owner company: `2026-03-10T14:05` to ISO 8601. */
export async function companyInstant(typed: string): Promise<string> {
  const { parseDateTime } = await import('@internationalized/date');
  return parseDateTime(typed).toDate(companyZone()).toISOString();
}
