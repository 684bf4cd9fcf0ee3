import type { Prisma } from '../../../database/generated/client.ts';
import { insertRows, takeIds } from '../../../database/insert-rows.ts';
import { documentNumber } from '../../../lib/document-number.ts';
import { contactOr } from '../../identity/main-contact.ts';
import { actorsOf, notify } from '../../notices/notify/notify.task.ts';
import type { AddressSnapshot } from '../../orders/addresses/address-snapshot.ts';
import { searchWords } from '../../search/rules/search-words.ts';
import type { QuoteLineRow } from '../lines/quote-line.ts';
import { QUOTE_STATUSES } from '../rules/status-codes.ts';
import { contentHash } from '../versions/content-hash.ts';
import { NO_TERMS, targetRows, type VersionTerms, versionRow } from '../versions/version-rows.ts';

/** The destination of a quote, as far as it is known. */
export type QuoteDestination = {
  shippingAddress: AddressSnapshot | null;
  billingAddress: AddressSnapshot | null;
  sellToAddress: AddressSnapshot | null;
  shippingMethodId: number | null;
};

/** The data of a quote besides its lines. */
export type QuoteHead = QuoteDestination & {
  poNumber: string | null;
  customerWoNumber: string | null;
  reference: string | null;
  /** Remarks of the customer. */
  remarks: string | null;
};

/** Everything that a new quote consists of. */
export type QuoteDraft = QuoteHead & {
  customerId: number;
  /**
   * REQUEST: sent by the customer; TEMPORARY: still being written by the customer; OFFER: written by the manufacturer
   * without a request.
   */
  as: 'REQUEST' | 'TEMPORARY' | 'OFFER';
  source: 'PORTAL' | 'VLORA';
  placedById: number;
  actingById: number | null;
  /** A user of the customer; null for the main contact. */
  contactId: number | null;
  currency: string;
  terms?: VersionTerms;
  lines: readonly QuoteLineRow[];
  /** The customer's target price per piece, by `lineKey`. */
  targets?: ReadonlyMap<number, string>;
  /** First entry of the history. */
  action: 'REQUEST' | 'CREATE' | 'REPLACE';
  /** Reason of that entry. */
  reason?: string | null;
  now: Date;
};

/** The created quote. */
export type CreatedQuote = { id: number; number: string };

/**
 * Creates a quote with its first version, lines, search terms and history entry, and notifies staff of a request. Uses
 * two statements, or three without a contact. Numbers come from a sequence: unique without a lock, gaps allowed.
 */
export async function createQuote(db: Prisma.TransactionClient, draft: QuoteDraft): Promise<CreatedQuote> {
  const ids = await takeIds(db, {
    quote: { table: 'PriceQuote', column: 'id', count: 1 },
    rank: { table: 'PriceQuote', column: 'numberRank', count: 1 },
    version: { table: 'PriceQuoteVersion', column: 'id', count: 1 },
    lines: { table: 'PriceQuoteLine', column: 'id', count: draft.lines.length },
  });
  const [id = 0, versionId = 0] = [ids.quote[0], ids.version[0]];
  const { number, numberRank } = documentNumber('quote', ids.rank[0] ?? 0);
  const { lines, targets, terms = NO_TERMS, now } = draft;
  const lineRows = lines.map((line, index) => ({ ...line, id: ids.lines[index] ?? 0, versionId }));
  const statusId = QUOTE_STATUSES[draft.as === 'REQUEST' ? 'REQUESTED' : 'DRAFT'].id;
  const at = now.toISOString();
  const version = versionRow(
    { id: versionId, priceQuoteId: id, n: draft.as === 'OFFER' ? 1 : 0 },
    terms,
    lines,
  );
  const frozen = { sentAt: at, sentById: draft.placedById, contentHash: contentHash(lines, terms, null) };
  await insertRows(db, {
    PriceQuote: [
      {
        id,
        number,
        numberRank,
        kind: draft.as === 'TEMPORARY' ? 'PQCTO' : 'PQ',
        source: draft.source,
        isRequest: draft.as !== 'OFFER',
        customerId: draft.customerId,
        placedById: draft.placedById,
        actingById: draft.actingById,
        contactId: await contactOr(db, draft.contactId, draft.customerId),
        statusId,
        statusSince: at,
        ...headColumns(draft),
        currency: draft.currency,
        currentVersionId: versionId,
        shownVersionId: draft.as === 'OFFER' ? null : versionId,
        total: version.total,
        currentTotal: version.total,
        version: 1,
        createdAt: at,
        updatedAt: at,
      },
    ],
    PriceQuoteVersion: [{ ...version, ...(draft.as === 'REQUEST' ? frozen : {}), createdAt: at }],
    PriceQuoteLine: lineRows,
    PriceQuoteTarget: targetRows(lineRows, targets),
    PriceQuoteSearchTerm: quoteWords(number, draft, lines).map((term) => ({ priceQuoteId: id, term })),
    PriceQuoteEvent: [
      {
        priceQuoteId: id,
        toStatusId: statusId,
        action: draft.action,
        reason: draft.reason ?? null,
        n: version.n,
        userId: draft.placedById,
        actingById: draft.actingById,
        at,
      },
    ],
  });
  if (draft.as === 'REQUEST')
    await notify(db, {
      event: 'QUOTE_REQUESTED',
      about: { model: 'PriceQuote', id },
      doerIds: actorsOf({ userId: draft.placedById, actingById: draft.actingById }),
    });
  return { id, number };
}

function headColumns(head: QuoteHead): QuoteHead {
  const { poNumber, customerWoNumber, reference, remarks, shippingMethodId } = head;
  const { shippingAddress, billingAddress, sellToAddress } = head;
  return {
    poNumber,
    customerWoNumber,
    reference,
    remarks,
    shippingMethodId,
    shippingAddress,
    billingAddress,
    sellToAddress,
  };
}

/** The search terms of a quote. */
export function quoteWords(
  number: string,
  head: Pick<QuoteHead, 'poNumber' | 'customerWoNumber' | 'reference'>,
  lines: readonly Pick<QuoteLineRow, 'reference' | 'endCustomer'>[],
): string[] {
  return searchWords([
    number,
    head.poNumber,
    head.customerWoNumber,
    head.reference,
    ...lines.flatMap(({ reference, endCustomer }) => [reference, endCustomer]),
  ]);
}
