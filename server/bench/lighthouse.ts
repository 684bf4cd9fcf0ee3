import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startProductProcess } from '../../scripts/measure/product-process.ts';
import { lookAtPages } from '../../web/e2e/lighthouse/look-at-pages.ts';
import type { Figure } from './report.ts';

const GOAL = 95;

/** Lighthouse's performance score, as at a desk, of every page it looks at, on the demo product in a folder of its own. */
export async function lighthouseFigures(dataDir: string): Promise<Figure[]> {
  await mkdir(dataDir, { recursive: true });
  const product = await startProductProcess(dataDir, { logFile: join(dataDir, 'product.log') });
  try {
    const pages = await lookAtPages(product.url, ['performance']);
    return pages.map(({ name, scores: { performance: figure = 0 } }) => ({
      name: `Lighthouse performance: ${name}`,
      outcome: { text: `≥ ${GOAL}`, figure, shown: String(figure), isReached: figure >= GOAL },
    }));
  } finally {
    await product.stop();
  }
}
