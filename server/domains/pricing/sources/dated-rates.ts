import { Prisma } from '../../../database/generated/client.ts';

/** Tables of rates that are loaded with a piece. */
const PIECE_TABLES = [
  'AlloyRate',
  'AlloyComponent',
  'ServiceRate',
  'FindingRate',
  'TreatmentRate',
  'QuantityBreak',
] as const;

/** Tables of rates that are loaded separately from pieces. */
const SOURCE_TABLES = ['SettingRate', 'StonePrice', 'PriceTerm', 'PriorityRate'] as const;

/** The start of a rate, in every table. */
const VALID_FROM = Prisma.raw('"validFrom"');

/**
 * Rows of a dated table that apply at a time: the latest of each key, unless it was withdrawn. `where` restricts keys,
 * not times.
 */
export function countingRows(
  table: 'AlloyComponent' | 'QuantityBreak' | (typeof SOURCE_TABLES)[0 | 1 | 2],
  { keys, now, where = Prisma.sql`true` }: { keys: readonly string[]; now: Date; where?: Prisma.Sql },
): Prisma.Sql {
  const key = Prisma.raw(keys.map((column) => `"${column}"`).join(', '));
  return Prisma.sql`
    SELECT * FROM (
      SELECT DISTINCT ON (${key}) * FROM ${Prisma.raw(`"${table}"`)}
      WHERE ${VALID_FROM} <= ${now} AND ${where} ORDER BY ${key}, ${VALID_FROM} DESC, id DESC
    ) newest WHERE NOT newest."isWithdrawn"`;
}

/** The latest row of an entity's own rates; none before the first begins. */
export function newestRate(
  table: 'AlloyRate' | 'ServiceRate' | 'FindingRate' | 'TreatmentRate' | 'PriorityRate',
  owner: Prisma.Sql,
  now: Date,
): Prisma.Sql {
  return Prisma.sql`
    SELECT * FROM ${Prisma.raw(`"${table}"`)} dated
    WHERE ${owner} AND dated.${VALID_FROM} <= ${now} ORDER BY dated.${VALID_FROM} DESC LIMIT 1`;
}

/** When the next rate of a piece begins. */
export function nextPieceChange(now: Date): Prisma.Sql {
  return earliest(PIECE_TABLES.map((table) => nextOf(table, 'validFrom', now)));
}

/** When the next rate outside of pieces, or the next known market price, begins. */
export function nextSourceChange(now: Date): Prisma.Sql {
  return earliest([
    nextOf('MarketPrice', 'asOf', now),
    ...SOURCE_TABLES.map((table) => nextOf(table, 'validFrom', now)),
  ]);
}

/** When the next known rate or market price begins; null for none. */
export async function nextRateChange(db: Prisma.TransactionClient, now: Date): Promise<Date | null> {
  const [row] = await db.$queryRaw<{ at: Date | null }[]>`
    SELECT ${earliest([nextPieceChange(now), nextSourceChange(now)])} AS at`;
  return row?.at ?? null;
}

/** When the latest rate began, without market prices, which lines fix themselves. */
export function newestRateChange(now: Date): Prisma.Sql {
  return Prisma.sql`(SELECT max(at) FROM (${rateMoments(now)}) begun)`;
}

/** The times between two at which rates began, without the first, in order. */
export async function rateChangesBetween(
  db: Prisma.TransactionClient,
  after: Date,
  until: Date,
): Promise<Date[]> {
  const rows = await db.$queryRaw<{ at: Date }[]>`
    SELECT DISTINCT at FROM (${rateMoments(until)}) begun WHERE at > ${after} ORDER BY at`;
  return rows.map(({ at }) => at);
}

function rateMoments(until: Date): Prisma.Sql {
  return Prisma.join(
    [...PIECE_TABLES, ...SOURCE_TABLES].map(
      (table) => Prisma.sql`
        SELECT ${VALID_FROM} AS at FROM ${Prisma.raw(`"${table}"`)} WHERE ${VALID_FROM} <= ${until}`,
    ),
    ' UNION ALL ',
  );
}

/** The earliest non-null value. */
function earliest(moments: readonly Prisma.Sql[]): Prisma.Sql {
  return Prisma.sql`least(${Prisma.join([...moments])})`;
}

function nextOf(table: string, column: string, now: Date): Prisma.Sql {
  const moment = Prisma.raw(`"${column}"`);
  return Prisma.sql`(SELECT min(${moment}) FROM ${Prisma.raw(`"${table}"`)} WHERE ${moment} > ${now})`;
}
