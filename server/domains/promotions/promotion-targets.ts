import type { Prisma } from '../../database/generated/client.ts';
import { InvalidInputError } from '../../errors/errors.ts';

/** Targets of a promotion by code, and customers by account number. */
type NamedTargets = {
  customerAccountNumbers: readonly string[];
  customerTypeCodes: readonly string[];
  itemTypeCodes: readonly string[];
  itemGroupCodes: readonly string[];
  freeItemCodes: readonly string[];
};

type TargetRow = Omit<Prisma.PromotionTargetCreateManyInput, 'promotionId'>;

/**
 * The rows of the targets of a promotion.
 * @throws InvalidInputError UNKNOWN_CODE
 */
export async function targetRows(tx: Prisma.TransactionClient, named: NamedTargets): Promise<TargetRow[]> {
  const select = { id: true, code: true } as const;
  const itemCodes = [...named.itemTypeCodes, ...named.freeItemCodes];
  const [customers, customerTypes, itemTypes, itemGroups] = [
    await tx.customer.findMany({
      where: { accountNumber: { in: [...named.customerAccountNumbers] } },
      select: { id: true, accountNumber: true },
    }),
    await tx.customerType.findMany({ where: { code: { in: [...named.customerTypeCodes] } }, select }),
    await tx.itemType.findMany({ where: { code: { in: itemCodes } }, select }),
    await tx.itemGroup.findMany({ where: { code: { in: [...named.itemGroupCodes] } }, select }),
  ];
  const accounts = customers.map(({ id, accountNumber: code }) => ({ id, code }));
  return [
    ...idsOf('customerAccountNumbers', named, accounts).map((customerId) => ({ customerId })),
    ...idsOf('customerTypeCodes', named, customerTypes).map((customerTypeId) => ({ customerTypeId })),
    ...idsOf('itemTypeCodes', named, itemTypes).map((itemTypeId) => ({ itemTypeId })),
    ...idsOf('itemGroupCodes', named, itemGroups).map((itemGroupId) => ({ itemGroupId })),
    ...idsOf('freeItemCodes', named, itemTypes).map((itemTypeId) => ({ itemTypeId, isFree: true })),
  ];
}

function idsOf(
  field: keyof NamedTargets,
  named: NamedTargets,
  rows: readonly { id: number; code: string }[],
): number[] {
  const ids = new Map(rows.map(({ id, code }) => [code, id]));
  return [...new Set(named[field])].map((code) => {
    const id = ids.get(code);
    if (id === undefined) throw InvalidInputError.of(field, 'UNKNOWN_CODE', `There is no ${code}.`);
    return id;
  });
}
