/** A node of a tree with the node above it; null: it is a root. */
export type TreeNode = { readonly id: number; readonly parentId: number | null };

/** Whether a node would come to stand below itself under another parent. */
export function makesCycle(nodes: readonly TreeNode[], id: number, parentId: number | null): boolean {
  const parents = new Map(nodes.map((node) => [node.id, node.parentId]));
  const seen = new Set<number>();
  for (let above = parentId; above !== null && !seen.has(above); above = parents.get(above) ?? null) {
    if (above === id) return true;
    seen.add(above);
  }
  return false;
}
