import { Decimal } from 'decimal.js';
import type { Parameters } from '../database/where-text.ts';

/** Collects the values of a statement and the names of its tables. */
export type StatementParts = Parameters & {
  readonly values: unknown[];
  nextAlias(): string;
  /** Position at which another part of the statement starts. */
  end(): StatementEnd;
};

/** State of a statement: its values and the number of named tables. */
export type StatementEnd = { readonly values: readonly unknown[]; readonly aliases: number };

/** Collects parameters for the driver, from empty or from the end of another part. */
export function statementParts(begun: StatementEnd = { values: [], aliases: 0 }): StatementParts {
  const values = [...begun.values];
  let { aliases } = begun;
  const put = (value: unknown) => `$${values.push(sent(value))}`;
  return {
    values,
    put,
    // The same text for lists of any length.
    oneOf: (column, list) => `${column} = ANY(${put(list)})`,
    nextAlias: () => {
      aliases += 1;
      return `t${aliases}`;
    },
    end: () => ({ values: [...values], aliases }),
  };
}

/** A value for the driver, which would write dates in local time, while columns hold UTC. */
function sent(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(sent);
  if (Decimal.isDecimal(value)) return value.toFixed();
  return value;
}
