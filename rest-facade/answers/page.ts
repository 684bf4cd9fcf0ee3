import { z } from 'zod';
import { count } from './values.ts';

/** A page of a list with the total count. */
export function pageSchema<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    items: z.array(item),
    pagingData: z.strictObject({
      itemCount: count.describe('Of all pages.'),
      isMinimum: z.literal(false).describe('The count is exact.'),
    }),
  });
}

interface Connection<Node> {
  readonly edges: readonly { readonly node: Node }[];
  readonly totalCount: { readonly count: number } | null;
}

/** The rows of a connection with the total count. Every row is counted because old clients page by number. */
export function pageAnswer<Node, Item>(
  { edges, totalCount }: Connection<Node>,
  answer: (node: Node) => Item,
) {
  return {
    items: edges.map(({ node }) => answer(node)),
    pagingData: { itemCount: totalCount?.count ?? edges.length, isMinimum: false as const },
  };
}
