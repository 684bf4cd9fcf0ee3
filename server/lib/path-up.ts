/** A node of a tree; `parentId` null: it is a root. */
export type TreeLink = { readonly id: number; readonly parentId: number | null };

/** Ids from a node up to its root, itself first; null: none. Where the tree has a circle, each id once. */
export function pathUp(nodes: readonly TreeLink[], id: number | null): number[] {
  const parents = new Map(nodes.map((node) => [node.id, node.parentId]));
  const path = new Set<number>();
  for (let at = id; at !== null && !path.has(at); at = parents.get(at) ?? null) path.add(at);
  return [...path];
}
