import { Prisma } from '../../../database/generated/client.ts';
import type { RateReference } from './rules/rate-table.ts';

/** Where a reference is stored: its table, the columns of its code and names, and a suffix. */
type Place = {
  table: string;
  code: string;
  nameEn: string;
  nameFr: string;
  where?: string;
  detail?: { en: string; fr: string };
};

const named = (table: string): Place => ({ table, code: 'code', nameEn: 'nameEn', nameFr: 'nameFr' });

/** Describes the rate of a treatment, because the number alone is ambiguous. */
const CHARGED_BY = {
  en: `CASE unit WHEN 'PER_GRAM' THEN ', per gram' WHEN 'PER_AREA' THEN ', per cm²' ELSE ', per piece' END`,
  fr: `CASE unit WHEN 'PER_GRAM' THEN ', le gramme' WHEN 'PER_AREA' THEN ', le cm²' ELSE ', la pièce' END`,
};

const PLACES: Readonly<Record<RateReference, Place>> = {
  METAL: named('Metal'),
  ALLOY: named('Alloy'),
  SERVICE_TYPE: { ...named('EntityStatus'), where: `"entityType" = 'SERVICE_TYPE'` },
  FINDING: named('Finding'),
  TREATMENT: { ...named('Treatment'), detail: CHARGED_BY },
  PRIORITY: named('Priority'),
  CUSTOMER: { table: 'Customer', code: 'accountNumber', nameEn: 'name', nameFr: 'name' },
  CUSTOMER_TYPE: named('CustomerType'),
  ITEM_TYPE: named('ItemType'),
  ITEM_GROUP: named('ItemGroup'),
};

/** References with few rows, which are chosen from a list. Customers and item types are typed by code. */
const CHOSEN: readonly RateReference[] = [
  'METAL',
  'ALLOY',
  'SERVICE_TYPE',
  'FINDING',
  'TREATMENT',
  'PRIORITY',
  'CUSTOMER_TYPE',
  'ITEM_GROUP',
];

/** A value that a cell may refer to. */
export type RateOption = { to: RateReference; code: string; nameEn: string; nameFr: string };

/** The table of a reference in SQL. */
export function referenceTable(to: RateReference): Prisma.Sql {
  return Prisma.raw(`"${PLACES[to].table}"`);
}

/** The code of a joined reference in SQL. */
export function referenceCode(to: RateReference, alias: string): Prisma.Sql {
  return Prisma.raw(`${alias}."${PLACES[to].code}"`);
}

/** The values for cells of references with few rows, in one statement. */
export async function rateOptions(
  db: Prisma.TransactionClient,
  wanted: readonly RateReference[],
): Promise<RateOption[]> {
  const chosen = wanted.filter((to) => CHOSEN.includes(to));
  if (chosen.length === 0) return [];
  const parts = chosen.map((to) => {
    const { table, code, nameEn, nameFr, where, detail = { en: `''`, fr: `''` } } = PLACES[to];
    return Prisma.sql`SELECT ${to} AS "to", ${Prisma.raw(`"${code}" AS code,
      "${nameEn}" || ${detail.en} AS "nameEn", "${nameFr}" || ${detail.fr} AS "nameFr"
      FROM "${table}" WHERE ${where ?? 'true'}`)}`;
  });
  return db.$queryRaw<RateOption[]>`${Prisma.join(parts, ' UNION ALL ')} ORDER BY "to", code`;
}

/** Ids by `<reference>:<CODE>` with upper-case codes, in one statement. */
export async function referenceIds(
  db: Prisma.TransactionClient,
  named: readonly { to: RateReference; code: string }[],
): Promise<Map<string, number>> {
  const codesOf = Map.groupBy(named, ({ to }) => to);
  if (codesOf.size === 0) return new Map();
  const parts = [...codesOf].map(([to, rows]) => {
    const { table, code, where } = PLACES[to];
    const codes = [...new Set(rows.map((row) => row.code))];
    return Prisma.sql`SELECT ${to} AS "to", ${Prisma.raw(`upper("${code}") AS code, id FROM "${table}"
      WHERE ${where ?? 'true'} AND upper("${code}")`)} = ANY (${codes})`;
  });
  const rows = await db.$queryRaw<{ to: string; code: string; id: number }[]>(
    Prisma.join(parts, ' UNION ALL '),
  );
  return new Map(rows.map(({ to, code, id }) => [`${to}:${code}`, id]));
}
