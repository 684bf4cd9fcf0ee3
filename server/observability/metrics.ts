import { Counter, Histogram, Registry } from 'prom-client';

/** Upper bounds of the buckets of durations, in seconds. */
const BUCKETS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

type Declared = Record<string, { help: string; labels: readonly string[] }>;

/** Counters; `_total` is appended to their names. Values of labels come from short lists, never from a request. */
const COUNTERS = {
  http_requests: { help: 'Answered requests.', labels: ['area', 'status'] },
  graphql_operations: { help: 'Executed operations.', labels: ['operation', 'type', 'outcome'] },
  fast_path_fallbacks: {
    help: 'Calls that the fast path left to the engine, and reads of rows that it left to Prisma.',
    labels: ['reason'],
  },
  unexpected_errors: { help: 'Bugs: answered by a masked error, and logged.', labels: ['area'] },
  unavailable_answers: { help: 'Answered by 503: the database was away.', labels: ['area'] },
  rate_limit_refusals: { help: 'Calls refused because there were too many.', labels: ['limit'] },
  background_jobs: {
    help: 'Tries of background jobs: done, failed (tried again later) or dead (given up).',
    labels: ['task', 'outcome'],
  },
  sign_ins: { help: 'Attempts to sign in.', labels: ['outcome'] },
} as const satisfies Declared;

/** Durations; `_seconds` is appended to their names. */
const DURATIONS = {
  http_request_duration: { help: 'Time from a request to the end of its answer.', labels: ['area'] },
  graphql_operation_duration: { help: 'Time to execute an operation.', labels: ['operation', 'type'] },
} as const satisfies Declared;

type Table = typeof COUNTERS & typeof DURATIONS;
type Labels<Name extends keyof Table> = { [Label in Table[Name]['labels'][number]]?: string | number };

/** Metrics of a process for Prometheus. */
export interface Metrics {
  /** Increments a counter. */
  count<Name extends keyof typeof COUNTERS>(name: Name, labels?: Labels<Name>): void;
  /** Records a duration in seconds. */
  observe<Name extends keyof typeof DURATIONS>(name: Name, seconds: number, labels?: Labels<Name>): void;
  /** The metrics in the format of Prometheus. */
  text(): Promise<string>;
  /** Registry for additional metrics. */
  readonly registry: Registry;
}

/** New metrics with their own registry. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const counters = declared(COUNTERS, (name, { help, labels }) => {
    return new Counter({ name: `${name}_total`, help, labelNames: labels, registers: [registry] });
  });
  const durations = declared(DURATIONS, (name, { help, labels }) => {
    const options = { name: `${name}_seconds`, help, labelNames: labels, buckets: BUCKETS };
    return new Histogram({ ...options, registers: [registry] });
  });
  return {
    count: (name, labels = {}) => counters.get(name)?.inc(labels),
    observe: (name, seconds, labels = {}) => durations.get(name)?.observe(labels, seconds),
    text: () => registry.metrics(),
    registry,
  };
}

function declared<Measure>(
  table: Declared,
  create: (name: string, measure: Declared[string]) => Measure,
): Map<string, Measure> {
  return new Map(Object.entries(table).map(([name, measure]) => [name, create(name, measure)]));
}
