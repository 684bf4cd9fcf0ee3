import type { Viewer } from '../../../auth/viewer.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { ForbiddenError, RefusedError } from '../../../errors/errors.ts';
import type { Context } from '../../../schema/context.ts';
import type { AuditRule } from '../../../schema/mutation-writes.ts';
import { orderActor } from '../../identity/order-actor.ts';
import { scopeAllowsWrite } from '../../identity/rules/scope.ts';
import { copiedLine, type QuoteLineRow } from '../lines/quote-line.ts';
import { type ApprovedLine, endsApproval } from '../rules/ends-approval.ts';
import { offeredEdits, type QuoteEdit } from '../rules/offered-edits.ts';
import { quoteStatusCode } from '../rules/status-codes.ts';
import { QUOTES_ADD, QUOTES_EDIT } from '../rules/transitions.ts';
import { quotePricingMode } from '../rules/validity.ts';
import { changeQuote } from '../transitions/change-quote.ts';
import { currentVersionOf, type StoredQuote, storedQuote } from '../transitions/stored-quote.ts';
import { marginLine } from '../versions/quote-facts.ts';
import { totalColumn } from '../versions/version-rows.ts';
import type { StoredVersion } from '../versions/write-version.ts';

/** Audit rule of edits of a quote. */
export const EDIT_AUDIT: AuditRule = { action: 'PRICE_QUOTE_EDIT', entityType: 'PriceQuote' };

/**
 * Checks the permission to write quotes: customers their temporary quotes, staff their drafts and quotes under review.
 */
export function requireWriting(viewer: Viewer): void {
  viewer.require(writingPermission(viewer));
}

/** The same for fields that only staff write. */
export function requireStaffWriting(viewer: Viewer): void {
  requireWriting(viewer);
  if (!viewer.isStaff) throw new RefusedError('NOT_FOR_THIS_SIDE');
}

function writingPermission(viewer: Viewer): number {
  return viewer.isStaff ? QUOTES_EDIT : QUOTES_ADD;
}

/** A quote that is being written, with its version and lines. */
type EditedQuote = { quote: StoredQuote; version: StoredVersion; lines: QuoteLineRow[] };

/**
 * Reads a quote for an edit. It is visible, within the permission, of the expected version, and being written by this
 * side.
 */
export async function editedQuote(
  tx: Prisma.TransactionClient,
  { viewer }: Pick<Context, 'viewer'>,
  request: { priceQuoteId: number; version?: number | null | undefined; edit: QuoteEdit },
): Promise<EditedQuote> {
  const quote = await storedQuote(tx, { viewer }, request);
  const status = quoteStatusCode(quote.statusId);
  const actor = orderActor(viewer);
  const permission = writingPermission(viewer);
  if (!scopeAllowsWrite(viewer.scopeOf(permission), actor, quote)) throw new ForbiddenError(permission);
  const version = currentVersionOf(quote);
  if (!offeredEdits({ ...quote, status }, actor).includes(request.edit) || version.sentAt !== null)
    throw new RefusedError('QUOTE_NOT_BEING_WRITTEN', { status });
  return { quote, version, lines: version.lines.map(({ target: _target, ...line }) => copiedLine(line)) };
}

/**
 * Saves an edit: the sums of the version, for a draft those of the quote, and the incremented version of the quote. If
 * the offered lines change, an earlier approval becomes invalid.
 */
export async function saveEdit(
  tx: Prisma.TransactionClient,
  { quote, version, lines: before }: EditedQuote,
  lines: readonly QuoteLineRow[],
  columns: Prisma.PriceQuoteUncheckedUpdateManyInput = {},
): Promise<void> {
  const total = totalColumn(lines);
  await tx.priceQuoteVersion.update({
    where: { id: version.id },
    data: {
      total,
      pricingMode: quotePricingMode(lines),
      ...(endsApproval(before.map(approvedLine), lines.map(approvedLine)) ? { approval: null } : {}),
    },
    select: { id: true },
  });
  const isDraft = quoteStatusCode(quote.statusId) === 'DRAFT';
  await changeQuote(tx, quote, { ...columns, currentTotal: total, ...(isDraft ? { total } : {}) });
}

function approvedLine(line: QuoteLineRow): ApprovedLine {
  return { ...marginLine(line), configurationHash: line.configurationHash };
}
