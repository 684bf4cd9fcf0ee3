import type { InputIssue } from '../../../../errors/errors.ts';
import { decimal, sumMoney } from '../../../../lib/money.ts';
import type { RateCell } from './read-rate-row.ts';

/** A row that is to begin: `basedOn` is the row that counted when it was typed, null: none did. */
export type RateChange = {
  path: string;
  key: string;
  basedOn: number | null;
  values: ReadonlyMap<string, RateCell>;
  isWithdrawn: boolean;
};

/** What the table holds of a key: the row that counts, and the moments at which others will begin. */
export type HeldKey = { countingId: number | null; begins: readonly Date[] };

/** Changes of one row begin at least so far apart: two people who save at once are told of each other. */
const APART_MS = 60_000;

/**
 * What forbids changes: somebody was faster, two rows of one key begin in the same minute, or something is withdrawn
 * that does not count.
 */
export function checkRateChanges(
  changes: readonly RateChange[],
  held: ReadonlyMap<string, HeldKey>,
  validFrom: Date,
): InputIssue[] {
  const seen = new Set<string>();
  return changes.flatMap(({ path, key, basedOn, isWithdrawn }): InputIssue[] => {
    const known = held.get(key) ?? { countingId: null, begins: [] };
    const isRepeated = seen.has(key);
    seen.add(key);
    if (isRepeated) return [{ path, code: 'DUPLICATE', message: 'This row is given twice.' }];
    if (known.countingId !== basedOn)
      return [{ path, code: 'CONFLICT', message: 'Somebody else has changed this row.' }];
    if (known.begins.some((begin) => Math.abs(begin.getTime() - validFrom.getTime()) < APART_MS))
      return [{ path, code: 'TAKEN', message: 'Another change of this row begins in the same minute.' }];
    if (isWithdrawn && basedOn === null)
      return [{ path, code: 'NOTHING_TO_WITHDRAW', message: 'This row does not count.' }];
    return [];
  });
}

/** A part of an alloy at the moment of a change; `path` where it is one of the changed rows. */
export type AlloyPart = { alloy: RateCell; fraction: RateCell; path: string | null };

/** The parts of an alloy come to no more than the whole of it. */
export function checkAlloyParts(parts: readonly AlloyPart[]): InputIssue[] {
  return [...Map.groupBy(parts, ({ alloy }) => alloy).values()].flatMap((ofAlloy) => {
    const sum = sumMoney(ofAlloy.map(({ fraction }) => decimal(String(fraction ?? '0'))));
    if (sum.lessThanOrEqualTo(1)) return [];
    return ofAlloy.flatMap(({ path }) =>
      path === null
        ? []
        : [{ path: `${path}.fraction`, code: 'PARTS_EXCEED_WHOLE', message: `The parts come to ${sum}.` }],
    );
  });
}
