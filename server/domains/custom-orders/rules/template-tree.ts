import { pathUp, type TreeLink } from '../../../lib/path-up.ts';

/** A node of the tree of templates. */
export type TreeNode = TreeLink & {
  readonly rank: number;
  /** Whether it is active. */
  readonly isActive: boolean;
  /** Whether it and all its parents are active. */
  readonly isOffered: boolean;
};

/**
 * The cycle that moving a node below a parent would create: from the node down to the parent, and the node again.
 * Null: no cycle.
 */
export function cyclePath(nodes: readonly TreeLink[], id: number, parentId: number | null): number[] | null {
  const above = pathUp(nodes, parentId);
  const at = above.indexOf(id);
  return at < 0 ? null : [...above.slice(0, at + 1).toReversed(), id];
}

/** A place for a node: its parent, and the number of siblings before it; null for the end. */
type Place = { readonly parentId: number | null; readonly position: number | null };

/** The tree with a node at another place; former and new siblings are renumbered. */
export function movedTo(nodes: readonly TreeNode[], id: number, { parentId, position }: Place): TreeNode[] {
  const moved = nodes.find((node) => node.id === id);
  if (!moved) return [...nodes];
  const siblings = nodes.filter((node) => node.parentId === parentId && node.id !== id).toSorted(byRank);
  const at = Math.min(position ?? siblings.length, siblings.length);
  const ordered = siblings.toSpliced(at, 0, { ...moved, parentId }).map((node, rank) => ({ ...node, rank }));
  const placed = new Map(ordered.map((node) => [node.id, node]));
  return nodes.map((node) => placed.get(node.id) ?? node);
}

/** The tree with sibling ranks from 0 without gaps, and `isOffered` calculated from the roots. */
export function settled(nodes: readonly TreeNode[]): TreeNode[] {
  const below = Map.groupBy(nodes, ({ parentId }) => parentId);
  const done: TreeNode[] = [];
  const settle = (parentId: number | null, isAboveOffered: boolean) => {
    for (const [rank, node] of (below.get(parentId) ?? []).toSorted(byRank).entries()) {
      const isOffered = isAboveOffered && node.isActive;
      done.push({ ...node, rank, isOffered });
      settle(node.id, isOffered);
    }
  };
  settle(null, true);
  return done;
}

function byRank(one: TreeNode, other: TreeNode): number {
  return one.rank - other.rank || one.id - other.id;
}
