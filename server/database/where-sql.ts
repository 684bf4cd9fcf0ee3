import { Prisma } from './generated/client.ts';
import { type Parameters, whereText } from './where-text.ts';

/** Placeholder of a parameter, at which the text is split; no identifier or keyword contains it. */
const PLACE = '\u0000';

/**
 * Compiles a Prisma `where` to parameterized SQL over a table alias, for hand-written statements that go through
 * Prisma; see `whereText` for the supported conditions.
 */
export function whereSql(model: Prisma.ModelName, where: object, alias: string): Prisma.Sql {
  const values: unknown[] = [];
  const put = (value: unknown) => {
    values.push(value);
    return PLACE;
  };
  const parameters: Parameters = {
    put,
    oneOf: (column, list) => `${column} IN (${list.map(put).join(',')})`,
  };
  const text = whereText(model, where, alias, parameters);
  return new Prisma.Sql(text.split(PLACE), values);
}
