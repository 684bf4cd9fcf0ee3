import type { Prisma } from '../../../database/generated/client.ts';

/** An adjustment of the base price; columns without a value apply to all. */
export type NewPriceTerm = {
  accountNumber?: string;
  customerTypeCode?: string;
  itemTypeCode?: string;
  itemGroupCode?: string;
  /** Percent as decimal text; negative: discount. */
  percent: string;
};

/** Adds price terms; everything that they refer to must exist. */
export async function createPriceTerms(
  db: Prisma.TransactionClient,
  terms: readonly NewPriceTerm[],
): Promise<void> {
  const customers = await db.customer.findMany({
    where: { accountNumber: { in: terms.flatMap(({ accountNumber }) => accountNumber ?? []) } },
    select: { id: true, accountNumber: true },
  });
  const itemTypes = await db.itemType.findMany({
    where: { code: { in: terms.flatMap(({ itemTypeCode }) => itemTypeCode ?? []) } },
    select: { id: true, code: true },
  });
  const customerId = idOf(customers.map(({ id, accountNumber: code }) => ({ id, code })));
  const customerTypeId = idOf(await db.customerType.findMany());
  const itemTypeId = idOf(itemTypes);
  const itemGroupId = idOf(await db.itemGroup.findMany());
  await db.priceTerm.createMany({
    data: terms.map((term) => ({
      customerId: customerId(term.accountNumber),
      customerTypeId: customerTypeId(term.customerTypeCode),
      itemTypeId: itemTypeId(term.itemTypeCode),
      itemGroupId: itemGroupId(term.itemGroupCode),
      percent: term.percent,
    })),
  });
}

function idOf(rows: readonly { id: number; code: string }[]): (code: string | undefined) => number | null {
  const ids = new Map(rows.map(({ id, code }) => [code, id]));
  return (code) => {
    if (code === undefined) return null;
    const id = ids.get(code);
    if (id === undefined) throw new Error(`There is no ${code}.`);
    return id;
  };
}
