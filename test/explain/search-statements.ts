import { openDatabase } from '../../server/database/client.ts';
import { createRowFinder } from '../../server/rows/row-finder.ts';
import type { Actor } from '../../server/test/actors.ts';
import { run } from '../../server/test/run.ts';
import type { Statement } from './list-statements.ts';

/** Typical search texts: numbers, parts of them, words that few or many rows have, and unknown ones. */
const TEXTS = [
  'JO-10500-1',
  '10500',
  '500-1',
  'jo',
  'po-77',
  'ref-77 client',
  'client',
  'bulk',
  'band',
  'SO-10',
  'pq-10',
  'oc-10',
  'nothing like it',
];

const SEARCH =
  'query ($text: String!) { search(text: $text) { hits { number title customer status { name } } } }';

/** The statements of the global search for these viewers. */
export async function searchStatements(url: string, viewers: readonly Actor[]): Promise<Statement[]> {
  const sent: Statement[] = [];
  const watched = openDatabase(url, {
    onStatement: (sql, values) => sent.push({ sql, values, call: { args: {}, isNarrowed: true } }),
  });
  try {
    const rows = createRowFinder(watched);
    for (const viewer of viewers) for (const text of TEXTS) await run(viewer, SEARCH, { text }, { rows });
    return sent;
  } finally {
    await watched.close();
  }
}
