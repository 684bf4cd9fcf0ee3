import type { NewCategory } from '../../../../server/domains/catalog/categories/create-categories.ts';
import { categoryCovers, coverOf } from './category-covers.ts';
import { type Branch, categoryTree } from './category-tree.ts';

/** The category tree of the demo catalogue, parents first. */
export const demoCategories: NewCategory[] = flatten(categoryTree, null);

function flatten(branches: readonly Branch[], parentCode: string | null): NewCategory[] {
  return branches.flatMap(([code, name, text, children = []], rank) => [
    {
      code,
      parentCode,
      nameEn: name[0],
      nameFr: name[1],
      descriptionEn: text[0],
      descriptionFr: text[1],
      rank,
      drawing: coverOf(categoryCovers[code] ?? []),
    },
    ...flatten(children, code),
  ]);
}
