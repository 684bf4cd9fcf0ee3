import { type DocumentNode, execute } from 'graphql';
import type { Context } from '../schema/context.ts';
import { schema } from '../schema/index.ts';

/** Maximum number of rows of an export. */
export const MAX_EXPORTED_ROWS = 100_000;

/** Number of rows read and kept in memory at a time: the maximum page of a list. */
const PAGE = 100;

/** A row of the list from GraphQL. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/** Parameters of an export's reads. Each page has its own context, so that the end of a session ends the export. */
export type ExportReading = {
  readonly document: DocumentNode;
  readonly variables: Record<string, unknown>;
  readonly context: () => Promise<Context>;
};

type Page = {
  list: { pageInfo: { hasNextPage: boolean; endCursor: string | null }; edges: { node: ExportedRow }[] };
};

/** The rows of a list, page by page with its cursors. Throws the first error. */
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
  // The document selects these fields.
  return data as Page;
}
