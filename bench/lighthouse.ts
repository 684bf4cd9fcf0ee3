import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startProductProcess } from '../scripts/measure/product-process.ts';
import { lookAtPages } from '../web/e2e/lighthouse/look-at-pages.ts';
import type { Figure } from './report.ts';
import { median } from './statistics.ts';

const GOAL = 95;
/** Looks at each page: one alone is a few points off now and then. */
const LOOKS = 3;

/**
 * Lighthouse's performance score, as at a desk, of every page it looks at: the middle one of three, on the demo product in
 * a folder of its own.
 */
export async function lighthouseFigures(dataDir: string): Promise<Figure[]> {
  await mkdir(dataDir, { recursive: true });
  const product = await startProductProcess(dataDir, { logFile: join(dataDir, 'product.log') });
  try {
    const looks = [];
    for (let look = 0; look < LOOKS; look += 1) {
      looks.push(...(await lookAtPages(product.url, ['performance'])));
    }
    return [...Map.groupBy(looks, ({ name }) => name)].map(([name, looksAtPage]) => {
      const figure = median(looksAtPage.map(({ scores }) => scores.performance ?? 0));
      return {
        name: `Lighthouse performance: ${name}`,
        outcome: { text: `≥ ${GOAL}`, figure, shown: String(figure), isReached: figure >= GOAL },
      };
    });
  } finally {
    await product.stop();
  }
}
