import { pathUp, type TreeLink } from '../../../lib/path-up.ts';

/** A node of the tree of templates. */
export type TreeNode = TreeLink & {
  readonly rank: number;
  /** Whether it is active. */
  readonly isActive: boolean;
  /** Whether it and all that is above it are active. */
  readonly isOffered: boolean;
};

/**
 * The nodes of the circle that would close if a node came below another one: from the node down to its new parent, and
 * the node again. Null: no circle.
 */
export function cyclePath(nodes: readonly TreeLink[], id: number, parentId: number | null): number[] | null {
  const above = pathUp(nodes, parentId);
  const at = above.indexOf(id);
  return at < 0 ? null : [...above.slice(0, at + 1).toReversed(), id];
}

/** Where a node goes: below which one, and how many siblings come before it; null: after all of them. */
type Place = { readonly parentId: number | null; readonly position: number | null };

/** The tree with a node at another place; those that were and are beside it close up. */
export function movedTo(nodes: readonly TreeNode[], id: number, { parentId, position }: Place): TreeNode[] {
  const moved = nodes.find((node) => node.id === id);
  if (!moved) return [...nodes];
  const siblings = nodes.filter((node) => node.parentId === parentId && node.id !== id).toSorted(byRank);
  const at = Math.min(position ?? siblings.length, siblings.length);
  const ordered = siblings.toSpliced(at, 0, { ...moved, parentId }).map((node, rank) => ({ ...node, rank }));
  const placed = new Map(ordered.map((node) => [node.id, node]));
  return nodes.map((node) => placed.get(node.id) ?? node);
}

/** The tree with ranks from 0 without gaps among siblings, and with what is offered worked out from the roots. */
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
