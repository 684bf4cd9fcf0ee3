import { Prisma } from '../../../database/generated/client.ts';

/** Tables of rates that a piece is loaded with. */
const PIECE_TABLES = [
  'AlloyRate',
  'AlloyComponent',
  'ServiceRate',
  'FindingRate',
  'TreatmentRate',
  'QuantityBreak',
] as const;

/** Tables of rates that stand beside the piece. */
const SOURCE_TABLES = ['SettingRate', 'StonePrice', 'PriceTerm', 'PriorityRate'] as const;

/** The moments of its rows, in every table. */
const VALID_FROM = Prisma.raw('"validFrom"');

/**
 * Rows of a dated table that count at a moment: of each key the newest that has begun, unless it was withdrawn.
 * `where` narrows keys, not moments.
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

/** The newest row of a thing's own rates that has begun: none until the first of them does. */
export function newestRate(
  table: 'AlloyRate' | 'ServiceRate' | 'FindingRate' | 'TreatmentRate' | 'PriorityRate',
  owner: Prisma.Sql,
  now: Date,
): Prisma.Sql {
  return Prisma.sql`
    SELECT * FROM ${Prisma.raw(`"${table}"`)} dated
    WHERE ${owner} AND dated.${VALID_FROM} <= ${now} ORDER BY dated.${VALID_FROM} DESC LIMIT 1`;
}

/** When the next rate that a piece is loaded with begins. */
export function nextPieceChange(now: Date): Prisma.Sql {
  return earliest(PIECE_TABLES.map((table) => nextOf(table, 'validFrom', now)));
}

/** When the next rate beside the piece, or the next market price that is known, begins. */
export function nextSourceChange(now: Date): Prisma.Sql {
  return earliest([
    nextOf('MarketPrice', 'asOf', now),
    ...SOURCE_TABLES.map((table) => nextOf(table, 'validFrom', now)),
  ]);
}

/** When the next of all rates and market prices that are known begins; null: none does. */
export async function nextRateChange(db: Prisma.TransactionClient, now: Date): Promise<Date | null> {
  const [row] = await db.$queryRaw<{ at: Date | null }[]>`
    SELECT ${earliest([nextPieceChange(now), nextSourceChange(now)])} AS at`;
  return row?.at ?? null;
}

/** When the newest of all rates that have begun did; market prices, which lines fix for themselves, left out. */
export function newestRateChange(now: Date): Prisma.Sql {
  return Prisma.sql`(SELECT max(at) FROM (${rateMoments(now)}) begun)`;
}

/** The moments between two at which rates began, the first excluded, in order. */
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

/** The least of what is not null. */
function earliest(moments: readonly Prisma.Sql[]): Prisma.Sql {
  return Prisma.sql`least(${Prisma.join([...moments])})`;
}

function nextOf(table: string, column: string, now: Date): Prisma.Sql {
  const moment = Prisma.raw(`"${column}"`);
  return Prisma.sql`(SELECT min(${moment}) FROM ${Prisma.raw(`"${table}"`)} WHERE ${moment} > ${now})`;
}
