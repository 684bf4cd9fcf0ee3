/** A node of a tree; a root has `parentId` null. */
export type TreeLink = { readonly id: number; readonly parentId: number | null };

/** Ids from a node up to its root, including both; empty for null. In a cycle, each id is returned once. */
export function pathUp(nodes: readonly TreeLink[], id: number | null): number[] {
  const parents = new Map(nodes.map((node) => [node.id, node.parentId]));
  const path = new Set<number>();
  for (let at = id; at !== null && !path.has(at); at = parents.get(at) ?? null) path.add(at);
  return [...path];
}
