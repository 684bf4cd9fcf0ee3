import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Machine, machineText } from './machine.ts';
import {
  type Figure,
  figureTable,
  laneTable,
  type Measured,
  type ReportRow,
  workloadTable,
} from './report.ts';

const PAGE = join(import.meta.dirname, '..', 'docs', 'benchmarks.md');

/** The results of a run. */
export interface Report {
  readonly machine: Machine;
  readonly command: string;
  readonly finishedAt: Date;
  readonly rounds: number;
  readonly seconds: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly rows: readonly ReportRow[];
  readonly figures: readonly Figure[];
  readonly measured: Measured;
}

/** The report as text for a terminal. */
export function reportText({ machine, rows, figures }: Report): string {
  return `${machineText(machine)}\n\n${workloadTable(rows)}\n\n${figureTable(figures)}\n`;
}

export async function writeDocsPage(report: Report): Promise<void> {
  await writeFile(PAGE, docsPage(report));
}

function docsPage(report: Report): string {
  const { machine, command, finishedAt, rounds, seconds, counts, rows, figures, measured } = report;
  const rowsOf = Object.entries(counts).map(([name, count]) => `${count.toLocaleString('en')} ${name}`);
  return `# Benchmarks

Written by \`${command}\`, which starts its own PostgreSQL, loads the data, starts each program in a separate process and measures them in one run. \`npm run bench -- --write-docs\` updates this page; \`npm run bench\` only prints the results.

- **Machine:** ${machineText(machine)}. The programs, PostgreSQL and the load generator share it. The generator runs garbage collection rarely and on its own thread, to use little CPU time.
- **Run:** ${finishedAt.toISOString().slice(0, 10)}, ${rounds} rounds of ${seconds} s for each program and workload, interleaved, after a warm-up; 8 concurrent callers that each wait for their response.
- **Data:** ${rowsOf.join(', ')}.

Requests per second and times are medians of the rounds. Percentages and factors are medians of the ratios within each round, so a slow phase of the machine affects both sides. Between machines, compare the ratios, not the values. A workload is valid only if all programs returned the same records without errors.

## Results

${workloadTable(rows)}

${figureTable(figures)}

## Definitions

- **requests/s, p50, p99:** the product as \`npm start\` runs it in production, over HTTP with a bearer token and persisted operations. The user is a customer's approver; for the deep page, a staff user.
- **floor:** the baseline: Node.js http and \`pg\` with one prepared statement per request, typed columns, nested lists by \`json_agg\`, then \`JSON.stringify\`; no GraphQL, no access rights.
- **PostGraphile:** version 4 on the same database with the same selection, without access rights. It needs its own GraphQL packages; only the benchmark installs it (\`bench/postgraphile\`).
- **fast paths off:** the product with \`FAST_PATH=0\`.
- **price of any configuration, rules only:** random configurations of the demo catalogue, priced sequentially in the benchmark process, without HTTP and database.
- **photo of 12 megapixels:** a JPEG of about two megabytes, from the upload to its stored renditions, sequentially.
- **submit order:** requests per second include adding three rings to the cart; times are those of the order only.
- **status of 100 jobs:** one call of the bulk status update by staff with access to all jobs, sequentially.
- **memory:** of the server process, not at the first start after an update, which also strips types from the code and uses about 20 MB more.
- **Lighthouse:** the median of three runs for each page of the demo, desktop, without cache.
- **job list during a login flood:** while eight other callers sign in at the maximum rate.

## Requests per second by program

${laneTable(measured)}
`;
}
