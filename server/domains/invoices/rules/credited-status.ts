import type { Locale } from '../../../lib/locale-formats.ts';
import { type DecimalInput, decimal } from '../../../lib/money.ts';

/** Names of the statuses of an invoice on which credits alone were applied: nobody has paid it. */
const NAMES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: { PAID: 'Credited', PARTIALLY_PAID: 'Partially credited' },
  fr: { PAID: 'Créditée', PARTIALLY_PAID: 'Partiellement créditée' },
};

/** Whether credits, and no payments, were applied to an invoice. */
export function isOnlyCredited({ paid, credited }: { paid: DecimalInput; credited: DecimalInput }): boolean {
  return decimal(paid).isZero() && !decimal(credited).isZero();
}

/** Name of the status of an invoice on which credits alone were applied; null for statuses that say nothing of payments. */
export function creditedStatusName(statusCode: string, language: Locale): string | null {
  return NAMES[language][statusCode] ?? null;
}
