import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Categories of Lighthouse, by their names there. */
export type LighthouseCategory = 'accessibility' | 'best-practices' | 'performance';

/** Lighthouse's result for a page. */
export type LighthouseScores = {
  /** 0 to 100, for each requested category. */
  readonly scores: Readonly<Partial<Record<LighthouseCategory, number>>>;
  /** Descriptions of the findings that cost points. */
  readonly findings: readonly string[];
};

/** The part of Lighthouse's report that is used. */
type Report = {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<string, { readonly score: number; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly displayValue?: string }>
  >;
};

const PROGRAM = join(import.meta.dirname, '../../../node_modules/lighthouse/cli/index.js');

/** Maximum size of a report, which contains pictures of the page. */
const LARGEST_REPORT = 64 * 1024 * 1024;

/**
 * Runs Lighthouse's desktop test on a page in the browser at `port`, with its cookies. It runs in a separate process.
 * Empty the browser's cache before measuring the performance.
 */
export async function lighthouseScores(
  url: string,
  port: number,
  categories: readonly LighthouseCategory[],
): Promise<LighthouseScores> {
  const args = [
    PROGRAM,
    url,
    `--port=${port}`,
    `--only-categories=${categories.join(',')}`,
    '--preset=desktop',
    '--output=json',
    '--quiet',
    '--disable-storage-reset',
    '--disable-full-page-screenshot',
    '--no-enable-error-reporting',
  ];
  const env = { ...process.env, NODE_OPTIONS: '' };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: LARGEST_REPORT });
  const report = JSON.parse(stdout) as Report; // its documented shape
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
    ),
    findings: Object.values(report.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).flatMap(({ id }) => findingOf(report, id)),
    ),
  };
}

function findingOf({ audits }: Report, id: string): string[] {
  const audit = audits[id];
  if (!audit || audit.score === null || audit.score >= 0.9) return [];
  return [`${id}: ${audit.title} ${audit.displayValue ?? ''}`.trim()];
}
