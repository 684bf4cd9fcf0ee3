import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { ConflictError, InvalidInputError, NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { localId } from '../../../lib/global-id.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { changedRow } from '../../../lists/changed-row.ts';
import { type Context, localised } from '../../../schema/context.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { requireKeeper } from '../access.ts';
import { CUSTOM_ORDER_TEXT_LENGTHS } from '../rules/custom-order-limits.ts';
import { makesCycle } from '../rules/template-cycle.ts';
import { CustomOrderTemplate } from './custom-order-template.type.ts';

const id = z.int().min(1).max(MAX_ID);
const name = z.string().trim().min(1, 'REQUIRED').max(CUSTOM_ORDER_TEXT_LENGTHS.name, 'TOO_LONG');

const rules = z.object({
  code: z
    .string()
    .trim()
    .max(CUSTOM_ORDER_TEXT_LENGTHS.code, 'TOO_LONG')
    .regex(/^[A-Z0-9][A-Z0-9_-]*$/, 'WRONG_FORMAT'),
  nameEn: name,
  nameFr: name,
  parentId: id.nullish(),
  itemTypeId: id.nullish(),
  rank: z.int().min(0, 'OUT_OF_RANGE').max(10_000, 'OUT_OF_RANGE').nullish(),
});

type Template = z.infer<typeof rules>;

mutation('saveCustomOrderTemplate', {
  description:
    'Adds a node to the tree of custom orders, or changes one: all fields are replaced. A node that would stand below itself is refused by its name.',
  permission: requireKeeper,
  audit: {
    action: ['CUSTOM_ORDER_TEMPLATE_ADDED', 'CUSTOM_ORDER_TEMPLATE_CHANGED'],
    entityType: 'CustomOrderTemplate',
  },
  repeat: 'keyed',
  budget: 9,
  input: (t) => ({
    templateId: t.int({ description: 'Integer id of the node to change; absent: a new one.' }),
    code: t.string({ required: true, description: 'Capital letters, digits, `_` and `-`; unique.' }),
    nameEn: t.string({ required: true, description: 'English name.' }),
    nameFr: t.string({ required: true, description: 'French name.' }),
    parentId: t.int({ description: 'Integer id of the node above; absent: a root.' }),
    itemTypeId: t.int({ description: 'Integer id of the piece that it orders; absent: a kind of work.' }),
    rank: t.int({ description: 'Order among its siblings; 0 when absent.' }),
    version: t.int({ description: 'Version that was seen.' }),
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
  }),
  sample: async ({ caller, admin, customOrderTemplate }) => {
    const existing = localId('CustomOrderTemplate', await customOrderTemplate()) ?? 0;
    return {
      as: caller(admin),
      // Codes are unique: so is that of a fresh row.
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
  // The tree is changed by one at a time: two moves may each be right, and both of them a cycle.
  await tx.$executeRaw`LOCK TABLE "CustomOrderTemplate" IN SHARE ROW EXCLUSIVE MODE`;
  const nodes = await tx.customOrderTemplate.findMany({
    select: { id: true, parentId: true, code: true, version: true, nameEn: true, nameFr: true },
  });
  const { parentId = null, itemTypeId = null, rank, code, nameEn, nameFr } = template;
  const before = nodes.find((node) => node.id === templateId);
  if (templateId !== null && !before) throw new NotFoundError('CustomOrderTemplate');
  if (before && version != null && version !== before.version) throw new ConflictError(before.version);
  if (nodes.some((node) => node.code === code && node.id !== templateId))
    throw InvalidInputError.of('code', 'NAME_TAKEN', 'Another template has the code.');
  if (parentId !== null && !nodes.some((node) => node.id === parentId))
    throw InvalidInputError.of('parentId', 'UNKNOWN', 'No such template.');
  if (before && makesCycle(nodes, before.id, parentId))
    throw new RefusedError('CUSTOM_ORDER_CYCLE', { name: localised(context, before) });
  if (
    itemTypeId !== null &&
    !(await tx.itemType.findUnique({ where: { id: itemTypeId }, select: { id: true } }))
  )
    throw InvalidInputError.of('itemTypeId', 'UNKNOWN', 'No such piece.');
  const data = { code, nameEn, nameFr, parentId, itemTypeId, rank: rank ?? 0 };
  return before
    ? tx.customOrderTemplate.update({
        where: { id: before.id },
        data: { ...data, version: { increment: 1 } },
        select: { id: true },
      })
    : tx.customOrderTemplate.create({ data, select: { id: true } });
}
