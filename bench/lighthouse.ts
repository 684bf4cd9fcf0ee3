import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startProductProcess } from '../scripts/measure/product-process.ts';
import { auditPages } from '../web/e2e/lighthouse/audit-pages.ts';
import type { Figure } from './report.ts';
import { median } from './statistics.ts';

const GOAL = 95;
/** Runs per page. A single run sometimes differs by a few points. */
const RUNS = 3;

/**
 * Lighthouse's desktop performance score of each page: the median of three runs on the demo product in a separate
 * folder.
 */
export async function lighthouseFigures(dataDir: string): Promise<Figure[]> {
  await mkdir(dataDir, { recursive: true });
  const product = await startProductProcess(dataDir, { logFile: join(dataDir, 'product.log') });
  try {
    const scores = [];
    for (let run = 0; run < RUNS; run += 1) {
      scores.push(...(await auditPages(product.url, ['performance'])));
    }
    return [...Map.groupBy(scores, ({ name }) => name)].map(([name, scoresOfPage]) => {
      const figure = median(scoresOfPage.map(({ scores }) => scores.performance ?? 0));
      return {
        name: `Lighthouse performance: ${name}`,
        outcome: { text: `≥ ${GOAL}`, figure, shown: String(figure), isReached: figure >= GOAL },
      };
    });
  } finally {
    await product.stop();
  }
}
