/** Upper bounds of the buckets that durations are counted in, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

type Labels = Record<string, string | number>;

/** Counts what a process does, for Prometheus. */
export interface Metrics {
  /** One more of something. */
  count(name: string, labels?: Labels): void;
  /** A duration in seconds. */
  observe(name: string, seconds: number, labels?: Labels): void;
  /** The text that Prometheus reads. */
  text(): string;
}

/** Empty counters. */
export function createMetrics(): Metrics {
  const counters = new Map<string, Map<string, number>>();
  const add = (name: string, labels: Labels, amount: number) => {
    const series = counters.get(name) ?? new Map<string, number>();
    counters.set(name, series);
    const key = labelText(labels);
    series.set(key, (series.get(key) ?? 0) + amount);
  };
  return {
    count: (name, labels = {}) => add(`${name}_total`, labels, 1),
    observe: (name, seconds, labels = {}) => {
      for (const bound of BUCKETS) {
        add(`${name}_seconds_bucket`, { ...labels, le: bound }, seconds <= bound ? 1 : 0);
      }
      add(`${name}_seconds_bucket`, { ...labels, le: '+Inf' }, 1);
      add(`${name}_seconds_sum`, labels, seconds);
      add(`${name}_seconds_count`, labels, 1);
    },
    text: () =>
      [...gauges(), ...[...counters].flatMap(([name, series]) => lines(name, series))]
        .join('\n')
        .concat('\n'),
  };
}

function labelText(labels: Labels): string {
  const parts = Object.entries(labels).map(
    ([key, value]) => `${key}="${String(value).replace(/["\\\n]/g, '')}"`,
  );
  return parts.length === 0 ? '' : `{${parts.join(',')}}`;
}

function lines(name: string, series: Map<string, number>): string[] {
  const values = [...series].map(([labels, value]) => `${name}${labels} ${value}`);
  return name.endsWith('_total') ? [`# TYPE ${name} counter`, ...values] : values;
}

function gauges(): string[] {
  return [
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    '# TYPE process_uptime_seconds gauge',
    `process_uptime_seconds ${process.uptime().toFixed(0)}`,
  ];
}
