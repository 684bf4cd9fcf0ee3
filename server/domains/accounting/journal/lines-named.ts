import type { Prisma } from '../../../database/generated/client.ts';
import { nodeKey } from '../../../lib/global-id.ts';
import { codeOf } from '../../../lib/plain-text.ts';
import type { Context } from '../../../schema/context.ts';

/** Maximum number of entries of a document. */
const MAX_ENTRIES = 500;

/** `JE-12` or `JE-12-1`. */
const OF_JOURNAL = /^JE-(\d+)(?:-(\d+))?$/;

/** The lines of an entry or of a document by its number; empty if unknown. */
export async function linesNamed(text: string, { db }: Context): Promise<Prisma.JournalLineWhereInput> {
  const number = codeOf(text)?.toUpperCase() ?? '';
  const [isOfJournal, entry = '', rank] = OF_JOURNAL.exec(number) ?? [];
  if (isOfJournal) return { entryId: nodeKey(entry), ...(rank && { rank: nodeKey(rank) }) };
  const about = documentNamed(number);
  if (about === null) return { id: { in: [] } };
  const entries = await db.ledgerEntry.findMany({ where: about, select: { id: true }, take: MAX_ENTRIES });
  return { entryId: { in: entries.map(({ id }) => id) } };
}

function documentNamed(number: string): Prisma.LedgerEntryWhereInput | null {
  if (number.startsWith('INV-')) return { invoice: { number } };
  if (number.startsWith('PAY-')) return { payment: { number } };
  return number.startsWith('CR-') ? { credit: { number } } : null;
}
