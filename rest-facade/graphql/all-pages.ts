interface Connection<Node> {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Size of the pages in which an unpaged list is collected. */
const PAGE = 100;

/** Bound of an unpaged list: what legacy clients load at start-up stays finite. */
const MAX_PAGES = 20;

/** Every node of a connection, for calls that are documented without pages. */
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
