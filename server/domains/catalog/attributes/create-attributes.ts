import type { Prisma } from '../../../database/generated/client.ts';

/** An option of a SELECT attribute and its effects on the price. */
export type NewAttributeOption = {
  code: string;
  nameEn: string;
  nameFr: string;
  treatmentCode?: string | null;
  stoneQuality?: string | null;
  stoneGem?: string | null;
  stoneShape?: string | null;
  /** Carat as decimal text. */
  centreCarat?: string | null;
};

/** An attribute for pieces, with its options in order. */
export type NewAttribute = {
  code: string;
  nameEn: string;
  nameFr: string;
  kind: 'SELECT' | 'SIZE' | 'TEXT' | 'NUMBER' | 'DATE';
  /** Displayed unit of a NUMBER: 'cm', 'mm', 'ct'. */
  unit?: string | null;
  showInProductCatalog: boolean;
  rank: number;
  maxLength?: number | null;
  /** Asked once per order, at checkout. */
  askedOnOrder?: boolean;
  /** Code of the attribute that this one depends on; it must exist. */
  dependsOnCode?: string;
  options: readonly NewAttributeOption[];
};

/** Adds attributes with their options; treatments must exist. */
export async function createAttributes(
  db: Prisma.TransactionClient,
  attributes: readonly NewAttribute[],
): Promise<void> {
  const others = await db.attribute.findMany({ select: { id: true, code: true } });
  const existing = new Map(others.map(({ id, code }) => [code, id]));
  const created = await db.attribute.createManyAndReturn({
    data: attributes.map(({ options: _options, dependsOnCode, ...attribute }) => ({
      ...attribute,
      dependsOnId: dependsOnCode === undefined ? null : idOf(existing, dependsOnCode),
    })),
    select: { id: true, code: true },
  });
  const ids = new Map(created.map(({ id, code }) => [code, id]));
  const treatments = new Map((await db.treatment.findMany()).map(({ id, code }) => [code, id]));
  await db.attributeOption.createMany({
    data: attributes.flatMap(({ code, options }) =>
      options.map(({ treatmentCode, ...option }, rank) => ({
        ...option,
        rank,
        attributeId: idOf(ids, code),
        treatmentId: treatmentCode ? idOf(treatments, treatmentCode) : null,
      })),
    ),
  });
}

function idOf(ids: ReadonlyMap<string, number>, code: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`There is no attribute or treatment ${code}.`);
  return id;
}
