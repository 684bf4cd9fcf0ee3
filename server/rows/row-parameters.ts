import { Decimal } from 'decimal.js';
import type { Parameters } from '../database/where-text.ts';

/** The values of a statement as they are written, and names for its tables. */
export type StatementParts = Parameters & {
  readonly values: unknown[];
  nextAlias(): string;
  /** Where a further part of the statement begins. */
  end(): StatementEnd;
};

/** How far a statement is written: the values so far, and how many tables have names. */
export type StatementEnd = { readonly values: readonly unknown[]; readonly aliases: number };

/** Parameters of a statement for the driver, from empty or from where a part of it ends. */
export function statementParts(begun: StatementEnd = { values: [], aliases: 0 }): StatementParts {
  const values = [...begun.values];
  let { aliases } = begun;
  const put = (value: unknown) => `$${values.push(sent(value))}`;
  return {
    values,
    put,
    // One text for lists of every length.
    oneOf: (column, list) => `${column} = ANY(${put(list)})`,
    nextAlias: () => {
      aliases += 1;
      return `t${aliases}`;
    },
    end: () => ({ values: [...values], aliases }),
  };
}

/** As the driver sends it. It would write dates in the time of this machine, where columns hold UTC. */
function sent(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(sent);
  if (Decimal.isDecimal(value)) return value.toFixed();
  return value;
}
