import { hashOf } from '../../../database/idempotency.ts';
import type { QuoteLineRow } from '../lines/quote-line.ts';
import type { VersionTerms } from './version-rows.ts';

/** A hash of what the customer reads in a version; two versions with the same hash are the same. */
export function contentHash(
  lines: readonly QuoteLineRow[],
  { terms, depositPercent, leadDays }: VersionTerms,
  validUntil: Date | null,
): string {
  return hashOf({
    terms,
    depositPercent,
    leadDays,
    validUntil: validUntil?.toISOString() ?? null,
    lines: lines.map((line) => ({
      lineKey: line.lineKey,
      configurationHash: line.configurationHash,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      isOptional: line.isOptional,
      alternativeGroup: line.alternativeGroup,
      reference: line.reference,
      endCustomer: line.endCustomer,
      note: line.note,
      drawingFileId: line.drawingFileId,
    })),
  });
}
