import type { Prisma } from '../../../database/generated/client.ts';

/** Ids of the references of item types, by code. Look-ups throw on unknown codes. */
export type CatalogCodes = {
  group: (code: string) => number;
  category: (code: string) => number;
  alloy: (code: string) => number;
  attribute: (code: string) => number;
  option: (attributeCode: string, code: string) => number;
  finding: (code: string) => number;
  service: (code: string) => number;
  treatment: (code: string) => number;
};

type Coded = { id: number; code: string };

/** Reads all codes, so that pieces can be defined by code. */
export async function loadCatalogCodes(db: Prisma.TransactionClient): Promise<CatalogCodes> {
  const select = { id: true, code: true };
  const [groups, categories, alloys, attributes, findings, services, treatments] = await Promise.all([
    db.itemGroup.findMany({ select }),
    db.productCategory.findMany({ select }),
    db.alloy.findMany({ select }),
    db.attribute.findMany({ select: { ...select, options: { select } } }),
    db.finding.findMany({ select }),
    db.entityStatus.findMany({ select, where: { entityType: 'SERVICE_TYPE' } }),
    db.treatment.findMany({ select }),
  ]);
  const options = attributes.flatMap((attribute) =>
    attribute.options.map(({ id, code }) => ({ id, code: `${attribute.code}/${code}` })),
  );
  const option = lookup('attribute option', options);
  return {
    group: lookup('item group', groups),
    category: lookup('category', categories),
    alloy: lookup('alloy', alloys),
    attribute: lookup('attribute', attributes),
    option: (attributeCode, code) => option(`${attributeCode}/${code}`),
    finding: lookup('finding', findings),
    service: lookup('service type', services),
    treatment: lookup('treatment', treatments),
  };
}

function lookup(kind: string, rows: readonly Coded[]): (code: string) => number {
  const ids = new Map(rows.map((row) => [row.code, row.id]));
  return (code) => {
    const id = ids.get(code);
    if (id === undefined) throw new Error(`There is no ${kind} ${code}.`);
    return id;
  };
}
