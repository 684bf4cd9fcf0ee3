import type { Prisma } from '../../../database/generated/client.ts';
import { typedNumbers } from '../../../lib/document-number.ts';
import { nodeKey } from '../../../lib/global-id.ts';
import { codeOf } from '../../../lib/plain-text.ts';
import type { Context } from '../../../schema/context.ts';

/** Maximum number of entries of a document. */
const MAX_ENTRIES = 500;

/** `JE-12` or `JE-12-1`, also typed as `je12` or `je 12-1`. */
const OF_JOURNAL = /^JE[\s\p{Pd}]*(\d+)(?:\p{Pd}(\d+))?$/u;

/** The lines of an entry or of a document by its number, with or without its prefix and hyphen; empty if unknown. */
export async function linesNamed(text: string, { db }: Context): Promise<Prisma.JournalLineWhereInput> {
  const typed = codeOf(text)?.toUpperCase() ?? '';
  const [isOfJournal, entry = '', rank] = OF_JOURNAL.exec(typed) ?? [];
  if (isOfJournal) return { entryId: nodeKey(entry), ...(rank && { rank: nodeKey(rank) }) };
  const documents = typedNumbers(typed, ['invoice', 'payment', 'credit']);
  if (documents.length === 0) return { id: { in: [] } };
  const entries = await db.ledgerEntry.findMany({
    where: { OR: documents.map(({ kind, number }) => ({ [kind]: { number } })) },
    select: { id: true },
    take: MAX_ENTRIES,
  });
  return { entryId: { in: entries.map(({ id }) => id) } };
}
