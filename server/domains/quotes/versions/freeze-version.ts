import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError } from '../../../errors/errors.ts';
import { addDays, endOfDay, isoDayOf, storedDay } from '../../../lib/calendar.ts';
import type { Settings } from '../../settings/settings.ts';
import { copiedLine } from '../lines/quote-line.ts';
import { lastDayOfOffer, quotePricingMode } from '../rules/validity.ts';
import { contentHash } from './content-hash.ts';
import { totalColumn } from './version-rows.ts';
import { type StoredVersion, termsOf } from './write-version.ts';

/** Columns of a quote that depend on the version that the customer sees. */
type ShownColumns = {
  shownVersionId: number;
  total: string | null;
  currentTotal: string | null;
  validUntil: Date | null;
};

/**
 * Freezes the version that was being written; it never changes again. An offer gets its last day in the manufacturer's
 * time zone; a request has none.
 */
export async function freezeVersion(
  tx: Prisma.TransactionClient,
  version: StoredVersion,
  { sentById, settings, now }: { sentById: number; settings: Settings; now: Date },
): Promise<ShownColumns> {
  const lines = version.lines.map(({ target: _target, ...line }) => copiedLine(line));
  const validUntil = version.n === 0 ? null : offerEnds(version, settings, now);
  const leadDays =
    version.n === 0 ? null : (version.leadDays ?? Math.max(0, ...lines.map((line) => line.leadDays)));
  const terms = { ...termsOf(version), leadDays };
  const total = totalColumn(lines);
  await tx.priceQuoteVersion.update({
    where: { id: version.id },
    data: {
      pricingMode: quotePricingMode(lines),
      total,
      leadDays,
      validUntil,
      sentAt: now,
      sentById,
      contentHash: contentHash(lines, terms, validUntil),
    },
    select: { id: true },
  });
  return { shownVersionId: version.id, total, currentTotal: total, validUntil };
}

function offerEnds(
  { validOn, lines }: StoredVersion,
  { COMPANY, QUOTE_VALIDITY }: Settings,
  now: Date,
): Date {
  const today = isoDayOf(now, COMPANY.timeZone);
  const lastDay = validOn === null ? lastDayOfOffer(today, lines, QUOTE_VALIDITY) : storedDay(validOn);
  if (lastDay < today)
    throw InvalidInputError.of('validOn', 'DATE_IN_PAST', 'The last day of the offer has passed.');
  return endOfDay(lastDay, COMPANY.timeZone);
}

/** Maximum number of days that an offer is valid. */
const MAX_OFFER_DAYS = 366;

/** Checks a chosen last day: today or later, within a year. */
export function checkLastDay(validOn: Date, { COMPANY }: Settings, now: Date): void {
  const [day, today] = [storedDay(validOn), isoDayOf(now, COMPANY.timeZone)];
  if (day < today) throw InvalidInputError.of('validOn', 'DATE_IN_PAST', 'Choose today or later.');
  if (day > addDays(today, MAX_OFFER_DAYS))
    throw InvalidInputError.of('validOn', 'OUT_OF_RANGE', 'Within a year.');
}
