import { z } from 'zod';
import type { Prisma } from '../../database/generated/client.ts';
import { ConflictError, ForbiddenError, InvalidInputError, NotFoundError } from '../../errors/errors.ts';
import { dateOfIsoDay, storedDay } from '../../lib/calendar.ts';
import { localId } from '../../lib/global-id.ts';
import { type Decimal, decimal, ZERO } from '../../lib/money.ts';
import { typedCode } from '../../lib/plain-text.ts';
import { changedRow } from '../../lists/changed-row.ts';
import type { Context } from '../../schema/context.ts';
import { mutation } from '../../schema/mutation.ts';
import { parseInput } from '../../schema/parse-input.ts';
import { SETTINGS_CHANGE } from '../settings/access.ts';
import { visiblePromotions } from './access.ts';
import { couponCodeSchema } from './coupon-code.ts';
import { Promotion } from './promotion.type.ts';
import { PromotionKindEnum } from './promotion-kind.type.ts';
import { targetRows } from './promotion-targets.ts';
import { promotionIssues } from './rules/promotion-issues.ts';
import { PROMOTION_KINDS, type PromotionKind } from './rules/promotion-kinds.ts';
import {
  MAX_PROMOTION_AMOUNT,
  MAX_PROMOTION_TARGETS,
  PROMOTION_TEXT_LENGTHS,
} from './rules/promotion-limits.ts';

const name = z.string().trim().min(1, 'REQUIRED').max(PROMOTION_TEXT_LENGTHS.name, 'TOO_LONG');
const codes = z
  .array(
    z
      .string()
      .overwrite(typedCode)
      .min(1, 'REQUIRED')
      .max(PROMOTION_TEXT_LENGTHS.code, 'TOO_LONG')
      .toUpperCase(),
  )
  .max(MAX_PROMOTION_TARGETS, 'TOO_BIG');
const limit = z.int().min(1, 'TOO_SMALL').max(MAX_PROMOTION_AMOUNT, 'TOO_BIG').nullish();
const amount = z
  .custom<Decimal>()
  .nullish()
  .refine((value) => value == null || value.gte(0), 'TOO_SMALL')
  .refine((value) => value == null || value.lte(MAX_PROMOTION_AMOUNT), 'TOO_BIG')
  .refine((value) => value == null || decimal(value).decimalPlaces() <= 2, 'TOO_PRECISE');

const rules = z.object({
  code: z.union([z.literal('').transform(() => null), couponCodeSchema]).nullish(),
  kind: z.custom<PromotionKind>((kind) => typeof kind === 'string' && kind in PROMOTION_KINDS),
  nameEn: name,
  nameFr: name,
  value: amount,
  minSubTotal: amount,
  startsOn: z.date().nullish(),
  endsOn: z.date().nullish(),
  isActive: z.boolean(),
  totalLimit: limit,
  customerLimit: limit,
  customerAccountNumbers: codes,
  customerTypeCodes: codes,
  itemTypeCodes: codes,
  itemGroupCodes: codes,
  freeItemCodes: codes,
});

mutation('savePromotion', {
  description:
    'Creates or changes a coupon or promotion; all fields are replaced. Existing orders keep their discount.',
  permission: SETTINGS_CHANGE,
  audit: { action: ['PROMOTION_ADDED', 'PROMOTION_CHANGED'], entityType: 'Promotion' },
  repeat: 'keyed',
  budget: 12,
  input: (t) => {
    const codeList = (description: string) => t.stringList({ required: true, description });
    return {
      id: t.id({ description: 'What to change; absent: a new one.' }),
      version: t.int({ description: 'Version that the client last read, when changing.' }),
      code: t.string({ description: 'Coupon code, unique; null for an automatic promotion.' }),
      kind: t.field({ type: PromotionKindEnum, required: true, description: 'Kind of discount.' }),
      nameEn: t.string({ required: true, description: 'English name, as customers read it.' }),
      nameFr: t.string({ required: true, description: 'French name.' }),
      value: t.field({
        type: 'Decimal',
        description: 'Per cent or amount, depending on the kind; not used for FREE_ITEM.',
      }),
      minSubTotal: t.field({ type: 'Decimal', description: 'Least subtotal of a cart.' }),
      startsOn: t.field({ type: 'Date', description: 'First day.' }),
      endsOn: t.field({ type: 'Date', description: 'Last day.' }),
      isActive: t.boolean({ required: true, description: 'It is switched on.' }),
      totalLimit: t.int({ description: 'Total number of orders that may use it.' }),
      customerLimit: t.int({ description: 'Orders of each customer that may have it.' }),
      customerAccountNumbers: codeList(
        'Account numbers of the customers it is for; absent or empty: all customers.',
      ),
      customerTypeCodes: codeList('Codes of types of customers that it is for.'),
      itemTypeCodes: codeList('Codes of the pieces it applies to; absent or empty: all pieces.'),
      itemGroupCodes: codeList('Codes of groups of pieces that it is about.'),
      freeItemCodes: codeList('For FREE_ITEM: codes of the free pieces.'),
    };
  },
  resolve: async ({ id, version, ...input }, context, writes) => {
    // Only staff maintain promotions, regardless of a customer's permissions.
    if (!context.viewer.isStaff) throw new ForbiddenError(SETTINGS_CHANGE);
    const parsed = parseInput(rules, input);
    const terms = {
      ...parsed,
      code: parsed.code ?? null,
      value: parsed.kind === 'FREE_ITEM' ? ZERO : (parsed.value ?? ZERO),
      startsOn: parsed.startsOn ? storedDay(parsed.startsOn) : null,
      endsOn: parsed.endsOn ? storedDay(parsed.endsOn) : null,
      freeItemCodes: parsed.kind === 'FREE_ITEM' ? parsed.freeItemCodes : [],
    };
    const issues = promotionIssues(terms);
    if (issues.length > 0) throw new InvalidInputError(issues);
    return writes.once({
      request: { id: id ?? null, version: version ?? null, ...terms },
      work: async (tx, record) => {
        const known = id == null ? null : await changeable(tx, context, id, version ?? null);
        const { promotionId } = await save(tx, known, terms);
        const action = known === null ? 'PROMOTION_ADDED' : 'PROMOTION_CHANGED';
        record({
          action,
          entityId: promotionId,
          customerId: null,
          data: { code: terms.code, kind: terms.kind },
        });
        return { promotionId };
      },
    });
  },
  success: (t) => ({
    promotion: t.prismaField({
      type: Promotion,
      description: 'The promotion as it is now.',
      resolve: (query, { promotionId }, _args, context) =>
        changedRow(context, 'Promotion', { ...query, where: { id: promotionId } }),
    }),
  }),
  sample: async ({ caller, admin, coupon, promotionId }) => ({
    as: caller(admin),
    // Codes must be unique, even for repeated calls.
    input: {
      code: `N-${(await coupon()).slice(2)}`,
      kind: 'PERCENT_ORDER',
      nameEn: 'Ten per cent',
      nameFr: 'Dix pour cent',
      value: '10',
      isActive: true,
      customerAccountNumbers: [],
      customerTypeCodes: [],
      itemTypeCodes: [],
      itemGroupCodes: [],
      freeItemCodes: [],
    },
    audited: 'PROMOTION_ADDED',
    ofExisting: { id: await promotionId() },
  }),
});

type Terms = Omit<z.infer<typeof rules>, 'startsOn' | 'endsOn' | 'value' | 'code'> & {
  code: string | null;
  value: Decimal;
  startsOn: string | null;
  endsOn: string | null;
};

/** Id of a promotion that the viewer may change, of the expected version. */
async function changeable(
  tx: Prisma.TransactionClient,
  { viewer }: Context,
  globalId: string | number,
  version: number | null,
): Promise<number> {
  const id = localId('Promotion', String(globalId)) ?? 0;
  const row = await tx.promotion.findFirst({
    where: { id, AND: visiblePromotions(viewer) },
    select: { version: true },
  });
  if (!row) throw new NotFoundError('Promotion');
  if (version !== null && version !== row.version) throw new ConflictError(row.version);
  return id;
}

async function save(
  tx: Prisma.TransactionClient,
  id: number | null,
  terms: Terms,
): Promise<{ promotionId: number }> {
  const {
    customerAccountNumbers,
    customerTypeCodes,
    itemTypeCodes,
    itemGroupCodes,
    freeItemCodes,
    ...columns
  } = terms;
  const targets = await targetRows(tx, {
    customerAccountNumbers,
    customerTypeCodes,
    itemTypeCodes,
    itemGroupCodes,
    freeItemCodes,
  });
  const { code } = columns;
  const namesake =
    code === null ? null : await tx.promotion.findUnique({ where: { code }, select: { id: true } });
  if (namesake && namesake.id !== id)
    throw InvalidInputError.of('code', 'CODE_TAKEN', 'Another coupon has this code.');
  const data = {
    ...columns,
    value: columns.value.toFixed(2),
    minSubTotal: columns.minSubTotal?.toFixed(2) ?? null,
    totalLimit: columns.totalLimit ?? null,
    customerLimit: columns.customerLimit ?? null,
    startsOn: columns.startsOn === null ? null : dateOfIsoDay(columns.startsOn),
    endsOn: columns.endsOn === null ? null : dateOfIsoDay(columns.endsOn),
  };
  const { id: promotionId } =
    id === null
      ? await tx.promotion.create({ data, select: { id: true } })
      : await tx.promotion.update({
          where: { id },
          data: { ...data, version: { increment: 1 } },
          select: { id: true },
        });
  if (id !== null) await tx.promotionTarget.deleteMany({ where: { promotionId } });
  if (targets.length > 0)
    await tx.promotionTarget.createMany({ data: targets.map((target) => ({ ...target, promotionId })) });
  return { promotionId };
}
