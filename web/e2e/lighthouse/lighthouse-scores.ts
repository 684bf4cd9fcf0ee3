import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Categories that Lighthouse judges, by its own names. */
export type LighthouseCategory = 'accessibility' | 'best-practices' | 'performance';

/** What Lighthouse says of a page. */
export type LighthouseScores = {
  /** 0 to 100, for each category that was asked for. */
  readonly scores: Readonly<Partial<Record<LighthouseCategory, number>>>;
  /** What costs points, in words. */
  readonly findings: readonly string[];
};

/** The part of Lighthouse's report that is read here. */
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

/** A report holds pictures of the page. */
const LARGEST_REPORT = 64 * 1024 * 1024;

/**
 * Lets Lighthouse look at a page, as at a desk, in the browser that listens on `port` and with its cookies. Runs in a
 * process of its own. Whoever asks for the performance empties the cache of the browser before.
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
