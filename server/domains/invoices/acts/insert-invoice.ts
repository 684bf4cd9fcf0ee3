import type { Prisma } from '../../../database/generated/client.ts';
import { insertRows, takeIds } from '../../../database/insert-rows.ts';
import { documentNumber } from '../../ordering/rules/document-number.ts';
import type { Bookkeeper } from '../../payments/ledger/write-entries.ts';
import { INVOICE_STATUSES } from '../../payments/rules/invoice-status.ts';
import { searchWords } from '../../search/rules/search-words.ts';
import type { InvoiceLine } from '../rules/invoice-lines.ts';
import { type BilledColumns, lineRows } from './invoice-columns.ts';

/** An invoice that is about to be made. */
type NewInvoice = {
  customerId: number;
  currency: string;
  /** Whose it is at the customer's, and whom to ask there. */
  placedById: number;
  contactId: number | null;
  /** What it bills. */
  of:
    | { orderGroupId: number; salesOrderId: number; shipmentId: number | null; isLast: boolean }
    | { consignmentId: number };
  columns: BilledColumns;
  lines: readonly InvoiceLine[];
  /** What it is found by, beside its number. */
  words: readonly (string | null)[];
};

/** Makes an invoice, a draft yet: its row, its lines, and the words that find it. */
export async function insertInvoice(
  tx: Prisma.TransactionClient,
  { viewer, now }: Bookkeeper,
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
