import type { InputIssue } from '../../../../errors/errors.ts';
import { decimal, sumMoney } from '../../../../lib/money.ts';
import type { RateCell } from './read-rate-row.ts';

/** A row to add. `basedOn` is the row that applied when it was typed; null if none did. */
export type RateChange = {
  path: string;
  key: string;
  basedOn: number | null;
  values: ReadonlyMap<string, RateCell>;
  isWithdrawn: boolean;
};

/** The rows of a key in the table: the current one, and the times of later ones. */
export type HeldKey = { countingId: number | null; begins: readonly Date[] };

/** Minimum time between changes of a row, so that two concurrent saves conflict. */
const APART_MS = 60_000;

/**
 * Problems of changes: a concurrent change, two rows of one key in the same minute, or the withdrawal of a rate that
 * does not apply.
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

/** A part of an alloy at the time of a change; `path` if it is a changed row. */
export type AlloyPart = { alloy: RateCell; fraction: RateCell; path: string | null };

/** The parts of an alloy must not exceed 100 %. */
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
