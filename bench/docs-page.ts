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

/** Everything that a run found. */
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

/** Writes docs/benchmarks.md. */
export async function writeDocsPage(report: Report): Promise<void> {
  await writeFile(PAGE, docsPage(report));
}

function docsPage(report: Report): string {
  const { machine, command, finishedAt, rounds, seconds, counts, rows, figures, measured } = report;
  const rowsOf = Object.entries(counts).map(([name, count]) => `${count.toLocaleString('en')} ${name}`);
  return `# Benchmarks

Written by \`${command}\`, which brings its own PostgreSQL, fills it, starts every program in a process of its own and measures them in one run. \`npm run bench -- --write-docs\` measures again; a bare \`npm run bench\` only prints.

- **Machine:** ${machineText(machine)}. Programs, PostgreSQL and the load generator share it; the generator collects its garbage rarely and on its own thread, so that it takes as little from them as it can.
- **Run:** ${finishedAt.toISOString().slice(0, 10)}, ${rounds} rounds of ${seconds} s for each program and workload, interleaved, after a warm-up; 8 callers at a time, each waiting for its answer.
- **Data:** ${rowsOf.join(', ')}.

Requests a second and times are medians of the rounds; percentages and factors are medians of the ratios within each round, so a slow moment of the machine counts for both sides. Compare ratios between machines, not figures. A workload counts only when all programs answered the same records and no answer was an error.

## What was reached

${workloadTable(rows)}

${figureTable(figures)}

## What is compared

- **requests/s, p50, p99:** the product as \`npm start\` runs it in production, over HTTP, signed in with a bearer token, sending persisted operations. Access rights are those of a customer's approver; the deep page is the staff's.
- **floor:** node's http and \`pg\` with one prepared statement a question, typed columns, nested lists by \`json_agg\`, then \`JSON.stringify\`; no GraphQL, no access rights.
- **PostGraphile:** version 4 on the same database with the same selection, without access rights. It brings its own GraphQL packages and is installed by the benchmark alone (\`bench/postgraphile\`).
- **fast paths off:** the product with \`FAST_PATH=0\`.
- **price of any configuration, rules alone:** random configurations of the demo catalogue, priced one after another in the process of the benchmark; no HTTP, no database.
- **photo of 12 megapixels:** a JPEG of about two megabytes from the form to its stored renditions, one after another.
- **submit order:** requests a second include filling the cart with three rings; the times are those of the order alone.
- **status of 100 jobs:** one call of the bulk status update by staff, who see every job; one after another.
- **memory:** of the server process, started as every time but the first after an update: that one also strips types from the code, and keeps some 20 MB of it.
- **Lighthouse:** the middle one of three looks at each page of the demo, at a desk, nothing cached.
- **job list beside a login flood:** while eight others sign in as fast as they are let.

## Every program, requests a second

${laneTable(measured)}
`;
}
