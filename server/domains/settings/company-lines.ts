import type { Company } from './settings.ts';

/** The owner's address and contact data for the heading of a document. */
export function companyLines({ legalName, line1, line2, city, zip, state, phone, email }: Company): string[] {
  const street = [line1, line2].filter(Boolean).join(', ');
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [legalName, `${street}, ${place}`, `${phone} · ${email}`];
}
