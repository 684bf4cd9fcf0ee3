import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError, NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { type Context, localised } from '../../../schema/context.ts';
import { cyclePath, settled, type TreeNode } from '../rules/template-tree.ts';

/** A node of the tree for changes. */
type StoredNode = TreeNode & {
  readonly code: string;
  readonly version: number;
  readonly nameEn: string;
  readonly nameFr: string;
};

/** The whole tree, locked until the transaction ends, because two valid concurrent moves could create a cycle. */
export async function lockedTree(tx: Prisma.TransactionClient): Promise<StoredNode[]> {
  await tx.$executeRaw`LOCK TABLE "CustomOrderTemplate" IN SHARE ROW EXCLUSIVE MODE`;
  return tx.customOrderTemplate.findMany({
    select: {
      id: true,
      parentId: true,
      rank: true,
      isActive: true,
      isOffered: true,
      code: true,
      version: true,
      nameEn: true,
      nameFr: true,
    },
  });
}

/** The node with an id. */
export function nodeOf(nodes: readonly StoredNode[], id: number): StoredNode {
  const node = nodes.find((each) => each.id === id);
  if (!node) throw new NotFoundError('CustomOrderTemplate');
  return node;
}

/** Refuses an unknown parent, or one that would create a cycle; the error names the nodes of the cycle. */
export function checkParent(
  context: Pick<Context, 'language'>,
  nodes: readonly StoredNode[],
  { id, parentId }: { id: number | null; parentId: number | null },
): void {
  if (parentId !== null && !nodes.some((node) => node.id === parentId))
    throw InvalidInputError.of('parentId', 'UNKNOWN', 'No such template.');
  const circle = id === null ? null : cyclePath(nodes, id, parentId);
  if (id === null || !circle) return;
  const nameOf = (each: number) => localised(context, nodeOf(nodes, each));
  throw new RefusedError('CUSTOM_ORDER_CYCLE', { name: nameOf(id), path: circle.map(nameOf).join(' › ') });
}

/** Writes changed places, ranks and offers of nodes, in one statement. */
export async function writeTree(
  tx: Prisma.TransactionClient,
  stored: readonly TreeNode[],
  nodes: readonly TreeNode[],
): Promise<void> {
  const before = new Map(stored.map((node) => [node.id, node]));
  const changed = settled(nodes).filter((node) => {
    const { parentId, rank, isOffered } = before.get(node.id) ?? node;
    return parentId !== node.parentId || rank !== node.rank || isOffered !== node.isOffered;
  });
  await tx.$executeRaw`
    UPDATE "CustomOrderTemplate" AS template
    SET "parentId" = placed."parentId", rank = placed.rank, "isOffered" = placed."isOffered"
    FROM unnest(
      ${changed.map(({ id }) => id)}::int[], ${changed.map(({ parentId }) => parentId)}::int[],
      ${changed.map(({ rank }) => rank)}::int[], ${changed.map(({ isOffered }) => isOffered)}::boolean[]
    ) AS placed(id, "parentId", rank, "isOffered")
    WHERE template.id = placed.id`;
}
