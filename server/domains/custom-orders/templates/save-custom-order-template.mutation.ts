import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { ConflictError, InvalidInputError, RefusedError } from '../../../errors/errors.ts';
import { localId } from '../../../lib/global-id.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { changedRow } from '../../../lists/changed-row.ts';
import type { Context } from '../../../schema/context.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { CODE_FORMAT } from '../../catalog/code-input.ts';
import { requireManager } from '../access.ts';
import { CUSTOM_ORDER_TEXT_LENGTHS, MAX_TEMPLATES } from '../rules/custom-order-limits.ts';
import { movedTo } from '../rules/template-tree.ts';
import { CustomOrderTemplate } from './custom-order-template.type.ts';
import { checkParent, lockedTree, nodeOf, writeTree } from './template-tree.ts';
import { treeField } from './tree-field.ts';

const id = z.int().min(1).max(MAX_ID);
const name = z.string().trim().min(1, 'REQUIRED').max(CUSTOM_ORDER_TEXT_LENGTHS.name, 'TOO_LONG');
const description = z.string().trim().max(CUSTOM_ORDER_TEXT_LENGTHS.description, 'TOO_LONG');

const rules = z.object({
  code: z
    .string()
    .trim()
    .min(1, 'REQUIRED')
    .max(CUSTOM_ORDER_TEXT_LENGTHS.code, 'TOO_LONG')
    .regex(CODE_FORMAT, 'WRONG_FORMAT'),
  nameEn: name,
  nameFr: name,
  descriptionEn: description.nullish(),
  descriptionFr: description.nullish(),
  parentId: id.nullish(),
  itemTypeId: id.nullish(),
  pictureItemTypeId: id.nullish(),
  isActive: z.boolean().nullish(),
  rank: z.int().min(0, 'OUT_OF_RANGE').max(10_000, 'OUT_OF_RANGE').nullish(),
});

type Template = z.infer<typeof rules>;

mutation('saveCustomOrderTemplate', {
  description:
    'Adds or changes a template in the tree of custom orders. A template cannot be placed below itself; the refusal names the templates of the circle.',
  permission: requireManager,
  audit: {
    action: ['CUSTOM_ORDER_TEMPLATE_ADDED', 'CUSTOM_ORDER_TEMPLATE_CHANGED'],
    entityType: 'CustomOrderTemplate',
  },
  repeat: 'keyed',
  budget: 8,
  input: (t) => ({
    templateId: t.int({ description: 'Integer id of the node to change; absent: a new one.' }),
    code: t.string({ required: true, description: 'Capital letters, digits, `_` and `-`; unique.' }),
    nameEn: t.string({ required: true, description: 'English name.' }),
    nameFr: t.string({ required: true, description: 'French name.' }),
    parentId: t.int({ description: 'Integer id of the parent; absent: a root.' }),
    itemTypeId: t.int({ description: 'Integer id of the piece that it orders; absent: a kind of work.' }),
    descriptionEn: t.string({ description: 'Short English description; absent: unchanged.' }),
    descriptionFr: t.string({ description: 'Short French description; absent: unchanged.' }),
    pictureItemTypeId: t.int({
      description: 'Integer id of the piece whose picture represents the kind of work; absent: none.',
    }),
    isActive: t.boolean({
      description: 'Whether it and everything below it is offered; absent: unchanged, true for a new one.',
    }),
    rank: t.int({
      description:
        'Position among its siblings, from 0; absent: unchanged, or last when it is new or gets another parent.',
    }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async ({ templateId, version, ...input }, context, writes) => {
    const template = parseInput(rules, input);
    return writes.once({
      request: { templateId: templateId ?? null, version: version ?? null, ...template },
      work: async (tx, record) => {
        const saved = await save(tx, context, { templateId: templateId ?? null, version, template });
        record({
          action: templateId == null ? 'CUSTOM_ORDER_TEMPLATE_ADDED' : 'CUSTOM_ORDER_TEMPLATE_CHANGED',
          entityId: saved.id,
          customerId: null,
          data: { code: template.code },
        });
        return { templateId: saved.id };
      },
    });
  },
  success: (t) => ({
    template: t.prismaField({
      type: CustomOrderTemplate,
      description: 'The node as it is now.',
      resolve: (query, { templateId }, _args, context) =>
        changedRow(context, 'CustomOrderTemplate', { ...query, where: { id: templateId } }),
    }),
    tree: treeField(t),
  }),
  sample: async ({ caller, admin, customOrderTemplate }) => {
    const existing = localId('CustomOrderTemplate', await customOrderTemplate()) ?? 0;
    return {
      as: caller(admin),
      // Codes must be unique, even for repeated calls.
      input: { code: `NOT-${existing}`, nameEn: 'Rings', nameFr: 'Bagues', rank: 1 },
      audited: 'CUSTOM_ORDER_TEMPLATE_ADDED',
      ofExisting: { templateId: existing },
    };
  },
});

type Saving = { templateId: number | null; version: number | null | undefined; template: Template };

async function save(
  tx: Prisma.TransactionClient,
  context: Context,
  { templateId, version, template }: Saving,
): Promise<{ id: number }> {
  const nodes = await lockedTree(tx);
  const { parentId = null, itemTypeId = null, pictureItemTypeId = null, rank, isActive, ...texts } = template;
  const before = templateId === null ? null : nodeOf(nodes, templateId);
  if (before && version != null && version !== before.version) throw new ConflictError(before.version);
  if (!before && nodes.length >= MAX_TEMPLATES)
    throw new RefusedError('CUSTOM_ORDER_TREE_FULL', { most: MAX_TEMPLATES });
  if (nodes.some((node) => node.code === texts.code && node.id !== templateId))
    throw InvalidInputError.of('code', 'NAME_TAKEN', 'Another template has the code.');
  checkParent(context, nodes, { id: templateId, parentId });
  await requirePieces(tx, { itemTypeId, pictureItemTypeId });
  const { code, nameEn, nameFr, descriptionEn, descriptionFr } = texts;
  const data = {
    code,
    nameEn,
    nameFr,
    itemTypeId,
    pictureItemTypeId,
    isActive: isActive ?? before?.isActive ?? true,
    ...(descriptionEn == null ? {} : { descriptionEn }),
    ...(descriptionFr == null ? {} : { descriptionFr }),
  };
  const { id: saved } = before
    ? await tx.customOrderTemplate.update({
        where: { id: before.id },
        data: { ...data, version: { increment: 1 } },
        select: { id: true },
      })
    : await tx.customOrderTemplate.create({ data: { ...data, parentId }, select: { id: true } });
  const fresh = { id: saved, parentId, rank: 0, isOffered: true, ...before, isActive: data.isActive };
  const stored = before ? nodes : [...nodes, fresh];
  const now = stored.map((node) => (node.id === saved ? fresh : node));
  const isMoved = before?.parentId !== parentId || rank != null;
  const placed = isMoved ? movedTo(now, saved, { parentId, position: rank ?? null }) : now;
  await writeTree(tx, stored, placed);
  return { id: saved };
}

/**
 * Checks that all pieces exist; the error names the first field with an unknown one.
 * @throws InvalidInputError
 */
async function requirePieces(
  tx: Prisma.TransactionClient,
  named: Readonly<Record<'itemTypeId' | 'pictureItemTypeId', number | null>>,
): Promise<void> {
  const ids = Object.values(named).filter((each) => each !== null);
  if (ids.length === 0) return;
  const pieces = await tx.itemType.findMany({ where: { id: { in: ids } }, select: { id: true } });
  const known = new Set(pieces.map((piece) => piece.id));
  for (const [field, each] of Object.entries(named))
    if (each !== null && !known.has(each)) throw InvalidInputError.of(field, 'UNKNOWN', 'No such piece.');
}
