import { expect, test } from '@jest/globals';
import { figureTable, laneTable, type Measured, reportRows, workloadTable } from './report.ts';
import type { Sample } from './sample.ts';
import { notSlowerThan, ofTheFloor, p99AtMost, timesAsFastAs } from './targets.ts';
import type { Workload } from './workload.ts';

const list: Workload = {
  name: 'job list',
  lanes: [],
  rows: [
    {
      name: 'job list',
      lane: 'product',
      targets: [ofTheFloor(0.6), timesAsFastAs('postgraphile', 'PostGraphile', 2)],
    },
    {
      name: 'job list, free-form',
      lane: 'text',
      targets: [notSlowerThan('product', 'the persisted one', 1.3), p99AtMost(5)],
    },
  ],
  check: async () => {},
};

const sample = (perSecond: number): Sample => ({ perSecond, p50: 1000 / perSecond, p99: 2000 / perSecond });

const measured: Measured = new Map([
  [
    list,
    new Map([
      // The second round was slow for every program.
      ['floor', [1000, 100, 1000].map(sample)],
      ['product', [650, 64, 700].map(sample)],
      ['postgraphile', [400, 30, 400].map(sample)],
      ['text', [200, 20, 210].map(sample)],
    ]),
  ],
]);

test('a row compares with the lanes that were measured, round by round', () => {
  const [persisted, text] = reportRows(measured);
  expect(persisted).toMatchObject({ name: 'job list', perSecond: 650, overPlain: null });
  expect(persisted?.ofFloor).toBeCloseTo(0.65);
  expect(persisted?.overPostgraphile).toBeCloseTo(1.75);
  expect(persisted?.outcomes.map(({ isReached }) => isReached)).toEqual([true, false]);
  expect(text?.outcomes.map(({ isReached }) => isReached)).toEqual([false, false]);
});

test('a row of other work is compared with nothing', () => {
  const apart = { ...list, rows: [{ name: 'first page', lane: 'text', targets: [], hasNoRatios: true }] };
  const lanes = measured.get(list) ?? new Map();
  expect(reportRows(new Map([[apart, lanes]]))).toMatchObject([
    { perSecond: 200, ofFloor: null, overPostgraphile: null, overPlain: null },
  ]);
});

test('tables are Markdown, and mark reached and missed targets', () => {
  expect(workloadTable(reportRows(measured)).split('\n')).toEqual([
    '| Workload | requests/s | p50 ms | p99 ms | % of floor | × PostGraphile | × fast paths off | Target | |',
    '|---|--:|--:|--:|--:|--:|--:|---|---|',
    '| job list | 650 | 1.5 | 3.1 | 65 | 1.8 |  | ≥ 60 % of the floor; ≥ 2× PostGraphile | 65 % reached; 1.75× **missed** |',
    '| job list, free-form | 200 | 5.0 | 10.0 | 20 | 0.5 |  | ≤ 1.3× the time of the persisted one; p99 ≤ 5 ms | 3.25× **missed**; 10.0 ms **missed** |',
  ]);
  expect(laneTable(measured)).toContain('| job list | floor | 1000 | 1000, 100, 1000 |');
});

test('times below a millisecond are shown to the hundredth', () => {
  const row = { name: 'rules', lane: 'rules', targets: [p99AtMost(1)] };
  const fast: Measured = new Map([
    [{ ...list, rows: [row] }, new Map([['rules', [{ perSecond: 9000, p50: 0.084, p99: 0.313 }]]])],
  ]);
  expect(workloadTable(reportRows(fast)).split('\n')[2]).toBe(
    '| rules | 9000 | 0.08 | 0.31 |  |  |  | p99 ≤ 1 ms | 0.31 ms reached |',
  );
});

test('a figure without a target is only shown', () => {
  const table = figureTable([
    { name: 'boot', outcome: { text: '≤ 3 s', figure: 2, shown: '2.0 s', isReached: true } },
    { name: 'score', outcome: { text: '', figure: 97, shown: '97', isReached: true } },
  ]);
  expect(table).toContain('| boot | ≤ 3 s | 2.0 s reached |');
  expect(table).toContain('| score |  | 97 |');
});
