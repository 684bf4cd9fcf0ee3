import { watchVoids } from '../../invoices/acts/void-watch.ts';
import { unbilled } from '../rules/apply-moves.ts';
import { readLocked } from './locked-consignment.ts';
import { eventPieces, recordEvent } from './record-event.ts';
import { writeLines } from './write-lines.ts';

// The pieces of a voided invoice are sold or lost again, and can be invoiced again.
watchVoids(async (tx, context, { id: invoiceId, number, consignmentId, reason }) => {
  if (consignmentId === null) return;
  const billed = await tx.invoiceLine.findMany({ where: { invoiceId }, select: { consignmentLineId: true } });
  const ids = new Set(billed.map(({ consignmentLineId }) => consignmentLineId));
  const consignment = await readLocked(tx, consignmentId);
  const lines = consignment.lines.map((line) => (ids.has(line.id) ? unbilled(line) : line));
  const changed = lines.filter(({ id }) => ids.has(id));
  await writeLines(tx, consignment, { lines, changed, parts: [], now: context.now });
  const detail = { pieces: eventPieces(changed), invoice: number };
  await recordEvent(tx, context, { consignmentId, action: 'VOID_INVOICE', reason, detail });
});
