import { type DocumentNode, execute } from 'graphql';
import type { Context } from '../schema/context.ts';
import { schema } from '../schema/index.ts';

/** Most rows of an export. */
export const MAX_EXPORTED_ROWS = 100_000;

/** Rows that are read, and kept in memory, at a time: the largest page of a list. */
const PAGE = 100;

/** A row of the list, as GraphQL answers it. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/** What an export reads: page by page, each with a context of its own, so that a session that ends ends it. */
export type ExportReading = {
  readonly document: DocumentNode;
  readonly variables: Record<string, unknown>;
  readonly context: () => Promise<Context>;
};

type Page = {
  list: { pageInfo: { hasNextPage: boolean; endCursor: string | null }; edges: { node: ExportedRow }[] };
};

/** The rows of a list, page after page through its cursors. Throws the first error of an answer. */
export async function* exportedPages(reading: ExportReading): AsyncGenerator<readonly ExportedRow[]> {
  let after: string | null = null;
  do {
    const { list }: Page = await readPage(reading, after);
    yield list.edges.map(({ node }) => node);
    after = list.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;
  } while (after !== null);
}

async function readPage({ document, variables, context }: ExportReading, after: string | null) {
  const { data, errors } = await execute({
    schema,
    document,
    variableValues: { ...variables, first: PAGE, after },
    contextValue: await context(),
  });
  if (errors?.[0]) throw errors[0];
  // The document asks for this.
  return data as Page;
}
