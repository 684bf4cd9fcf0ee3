import { writeFile } from 'node:fs/promises';
import type { Report } from './docs-page.ts';

/** Writes the report as JSON, with every sample. */
export async function writeJsonReport(path: string, { measured, ...report }: Report): Promise<void> {
  const samples = [...measured].map(([{ name }, lanes]) => ({
    workload: name,
    lanes: Object.fromEntries(lanes),
  }));
  await writeFile(path, `${JSON.stringify({ ...report, samples }, null, 2)}\n`);
}
