import { declaredLists } from '../../server/lists/list.ts';
import type { DeclaredList } from '../../server/lists/list-options.ts';
import { ask } from '../call.ts';
import type { Field } from '../field.ts';
import { httpLane } from '../http-lane.ts';
import { listTexts } from '../list-documents.ts';
import type { Workload } from '../workload.ts';

const first = 20;

/** Rows of a page when a place deep in a list is looked for, and how many such pages are walked. */
const STEP = 100;
const MOST_STEPS = 20;

/** Every list that is declared, as an administrator sees it: its first page, with its total, and deep in it. */
export function declaredListWorkloads(field: Field): Promise<Workload[]> {
  return Promise.all(declaredLists.map((list) => declaredList(field, list)));
}

async function declaredList({ product }: Field, list: DeclaredList): Promise<Workload> {
  const { admin } = product;
  const { page, withTotal } = listTexts(list);
  const name = `declared list ${list.name}`;
  const deep = await deepPlace(async (after) => {
    // The operation states its own answer type.
    const answer = (await ask(await admin.callText(page, { first: STEP, after }))) as Answer;
    return answer.data.list;
  });
  const lanes = [
    httpLane('product', () => admin.callText(page, { first })),
    httpLane('with total', () => admin.callText(withTotal, { first })),
    ...(deep ? [httpLane('deep page', () => admin.callText(page, { first, after: deep.after }))] : []),
  ];
  return {
    name,
    isShort: true,
    lanes,
    rows: [
      { name: deep ? name : `${name}, less than a page`, lane: 'product', targets: [] },
      { name: `${name} with total`, lane: 'with total', targets: [] },
      ...(deep
        ? [
            {
              name: `${name}, deep page (row ${deep.row.toLocaleString('en')})`,
              lane: 'deep page',
              targets: [],
            },
          ]
        : []),
    ],
    check: async () => {
      for (const lane of lanes) {
        // The operation states its own answer type.
        const { data } = (await ask(await lane.call())) as Answer;
        if (deep && data.list.edges.length !== first)
          throw new Error(`${name} has no page of ${first} rows.`);
      }
    },
  };
}

type Page = { edges: unknown[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
type Answer = { data: { list: Page } };

/**
 * A cursor far from the beginning: the middle of what is walked, or its end where the list goes on; null in a short list.
 */
async function deepPlace(
  pageAfter: (cursor: string | null) => Promise<Page>,
): Promise<{ row: number; after: string } | null> {
  const cursors: string[] = [];
  let goesOn = true;
  while (goesOn && cursors.length < MOST_STEPS) {
    const { pageInfo } = await pageAfter(cursors.at(-1) ?? null);
    cursors.push(pageInfo.endCursor);
    goesOn = pageInfo.hasNextPage;
  }
  const steps = goesOn ? cursors.length : Math.floor(cursors.length / 2);
  const after = cursors[steps - 1];
  return after === undefined ? null : { row: steps * STEP, after };
}
