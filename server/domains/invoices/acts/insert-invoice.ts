import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { insertRows, takeIds } from '../../../database/insert-rows.ts';
import { documentNumber } from '../../../lib/document-number.ts';
import { INVOICE_STATUSES } from '../../payments/rules/invoice-status.ts';
import { searchWords } from '../../search/rules/search-words.ts';
import type { InvoiceLine } from '../rules/invoice-lines.ts';
import { type BilledColumns, lineRows } from './invoice-columns.ts';

/** An invoice to create. */
type NewInvoice = {
  customerId: number;
  currency: string;
  /** The customer's user who placed the order, and the contact. */
  placedById: number;
  contactId: number | null;
  /** What it charges. */
  of:
    | { orderGroupId: number; salesOrderId: number; shipmentId: number | null; isLast: boolean }
    | { consignmentId: number };
  columns: BilledColumns;
  lines: readonly InvoiceLine[];
  /** Search terms besides its number. */
  words: readonly (string | null)[];
};

/** Creates an invoice as a draft: its row, its lines and its search terms. */
export async function insertInvoice(
  tx: Prisma.TransactionClient,
  { viewer, now }: ActorContext,
  { of, columns, lines, words, ...invoice }: NewInvoice,
): Promise<{ id: number; number: string }> {
  const ids = await takeIds(tx, {
    invoice: { table: 'Invoice', column: 'id', count: 1 },
    number: { table: 'Invoice', column: 'numberRank', count: 1 },
  });
  const [id = 0] = ids.invoice;
  const { number, numberRank } = documentNumber('invoice', ids.number[0] ?? 0);
  const at = now.toISOString();
  await insertRows(tx, {
    Invoice: [
      {
        id,
        number,
        numberRank,
        ...invoice,
        ...of,
        statusId: INVOICE_STATUSES.DRAFT.id,
        ...columns,
        createdById: viewer.userId,
        actingById: viewer.actingById,
        createdAt: at,
        updatedAt: at,
      },
    ],
    InvoiceLine: lineRows(id, lines),
    InvoiceSearchTerm: searchWords([
      number,
      ...words,
      ...lines.flatMap(({ titleEn, titleFr }) => [titleEn, titleFr]),
    ]).map((term) => ({ invoiceId: id, term })),
  });
  return { id, number };
}
