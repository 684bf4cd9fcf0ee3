interface Connection<Node> {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Page size for collecting an unpaged list. */
const PAGE = 100;

/** Maximum number of pages of an unpaged list, so that the start-up data of legacy clients stays limited. */
const MAX_PAGES = 20;

/** All nodes of a connection, for calls that are documented without pages. */
export async function allNodes<Node>(
  load: (page: { first: number; after: string | null }) => Promise<Connection<Node>>,
): Promise<Node[]> {
  const nodes: Node[] = [];
  let after: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { edges, pageInfo } = await load({ first: PAGE, after });
    nodes.push(...edges.map(({ node }) => node));
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
  }
  return nodes;
}
