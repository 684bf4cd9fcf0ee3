import type { Samples } from './sample.ts';
import { shownTime } from './shown-time.ts';
import { median, medianOfRatios } from './statistics.ts';
import type { Row, Workload } from './workload.ts';

/** A target and its result. */
interface Outcome {
  readonly text: string;
  readonly figure: number;
  readonly shown: string;
  readonly isReached: boolean;
}

/** One line of the report. Ratios are null if the other program was not measured. */
export interface ReportRow {
  readonly name: string;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly ofFloor: number | null;
  readonly overPostgraphile: number | null;
  readonly overPlain: number | null;
  readonly outcomes: readonly Outcome[];
}

/** A result outside the workloads, such as memory or start time. */
export interface Figure {
  readonly name: string;
  readonly outcome: Outcome;
}

/** All samples of a run, by workload and lane. */
export type Measured = ReadonlyMap<Workload, ReadonlyMap<string, Samples>>;

/** The result of a run for each row of its workloads. */
export function reportRows(measured: Measured): ReportRow[] {
  return [...measured].flatMap(([workload, lanes]) => workload.rows.map((row) => reportRow(row, lanes)));
}

function reportRow(
  { name, lane, targets, hasNoRatios = false }: Row,
  lanes: ReadonlyMap<string, Samples>,
): ReportRow {
  const own = lanes.get(lane) ?? [];
  const of = (other: string) => lanes.get(other) ?? [];
  const rates = (samples: Samples) => samples.map(({ perSecond }) => perSecond);
  const over = (other: string) =>
    hasNoRatios || other === lane || !lanes.has(other) ? null : medianOfRatios(rates(own), rates(of(other)));
  return {
    name,
    perSecond: median(rates(own)),
    p50: median(own.map(({ p50 }) => p50)),
    p99: median(own.map(({ p99 }) => p99)),
    ofFloor: over('floor'),
    overPostgraphile: over('postgraphile'),
    overPlain: over('plain'),
    outcomes: targets.map(({ text, figure, isReached, format }) => {
      const value = figure(own, of);
      return { text, figure: value, shown: format(value), isReached: isReached(value) };
    }),
  };
}

const HEAD =
  '| Workload | requests/s | p50 ms | p99 ms | % of floor | × PostGraphile | × fast paths off | Target | |';

/** The rows as a Markdown table. */
export function workloadTable(rows: readonly ReportRow[]): string {
  const lines = rows.map((row) =>
    cells([
      row.name,
      row.perSecond.toFixed(0),
      shownTime(row.p50),
      shownTime(row.p99),
      row.ofFloor === null ? '' : (row.ofFloor * 100).toFixed(0),
      row.overPostgraphile?.toFixed(1) ?? '',
      row.overPlain?.toFixed(1) ?? '',
      row.outcomes.map(({ text }) => text).join('; '),
      row.outcomes.map(verdict).join('; '),
    ]),
  );
  return [HEAD, '|---|--:|--:|--:|--:|--:|--:|---|---|', ...lines].join('\n');
}

/** Other results as a Markdown table. */
export function figureTable(figures: readonly Figure[]): string {
  const lines = figures.map(({ name, outcome }) => cells([name, outcome.text, verdict(outcome)]));
  return ['| Figure | Target | |', '|---|---|---|', ...lines].join('\n');
}

/** Requests per second of every lane as a Markdown table. */
export function laneTable(measured: Measured): string {
  const lines = [...measured].flatMap(([{ name }, lanes]) =>
    [...lanes].map(([lane, samples]) => {
      const rates = samples.map(({ perSecond }) => perSecond);
      const each = rates.map((rate) => rate.toFixed(0)).join(', ');
      return cells([name, lane, median(rates).toFixed(0), each]);
    }),
  );
  return ['| Workload | Lane | requests/s | each round |', '|---|---|--:|---|', ...lines].join('\n');
}

function verdict({ shown, text, isReached }: Outcome): string {
  return text === '' ? shown : `${shown} ${isReached ? 'reached' : '**missed**'}`;
}

function cells(values: readonly string[]): string {
  return `| ${values.join(' | ')} |`;
}
