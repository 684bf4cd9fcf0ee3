import { z } from 'zod';
import { count } from './values.ts';

/** A page of a list with its size. */
export function pageSchema<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    items: z.array(item),
    pagingData: z.strictObject({
      itemCount: count.describe('Of all pages.'),
      isMinimum: z.boolean().describe('Counting stopped here: there are at least so many.'),
    }),
  });
}

interface Connection<Node> {
  readonly edges: readonly { readonly node: Node }[];
  readonly totalCount: { readonly count: number; readonly atLeast: boolean } | null;
}

/** The rows of a connection with its size; `isMinimum` tells that counting stopped at its cap. */
export function pageAnswer<Node, Item>(
  { edges, totalCount }: Connection<Node>,
  answer: (node: Node) => Item,
) {
  return {
    items: edges.map(({ node }) => answer(node)),
    pagingData: { itemCount: totalCount?.count ?? edges.length, isMinimum: totalCount?.atLeast ?? false },
  };
}
