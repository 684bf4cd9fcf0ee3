type Category = {
  readonly databaseId: number;
  readonly code: string;
  readonly name: string;
  readonly isShown: boolean;
  readonly parent: { readonly databaseId: number } | null | undefined;
};

/** Categories in tree order, each with the names of its ancestors. */
export function categoryPaths(
  categories: readonly Category[],
): { code: string; path: string; isShown: boolean }[] {
  const below = Map.groupBy(categories, ({ parent }) => parent?.databaseId ?? null);
  const walk = (parentId: number | null, above: readonly string[]): ReturnType<typeof categoryPaths> =>
    (below.get(parentId) ?? []).flatMap(({ databaseId, code, name, isShown }) => [
      { code, isShown, path: [...above, name].join(' › ') },
      ...walk(databaseId, [...above, name]),
    ]);
  return walk(null, []);
}
