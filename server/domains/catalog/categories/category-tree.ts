import type { ProductCategory } from '../../../database/generated/client.ts';
import type { Context } from '../../../schema/context.ts';
import { MAX_CATEGORY_DEPTH, visibleCategories } from '../access.ts';

const treeOf = new WeakMap<Context, Promise<ReadonlyMap<number, ProductCategory>>>();

/** The visible ancestors of a category, from the root to the category itself. One statement per request. */
export async function breadcrumbOf(context: Context, category: ProductCategory): Promise<ProductCategory[]> {
  const tree = treeOf.get(context) ?? readTree(context);
  treeOf.set(context, tree);
  const categories = await tree;
  const path = [category];
  for (let level = 1; level < MAX_CATEGORY_DEPTH; level += 1) {
    const parent = categories.get(path[0]?.parentId ?? 0);
    if (!parent) break;
    path.unshift(parent);
  }
  return path;
}

async function readTree({ db, viewer }: Context): Promise<ReadonlyMap<number, ProductCategory>> {
  const rows = await db.productCategory.findMany({ where: visibleCategories(viewer) });
  return new Map(rows.map((row) => [row.id, row]));
}
