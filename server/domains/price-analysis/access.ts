import type { Viewer } from '../../auth/viewer.ts';
import { seesCost } from '../quotes/access.ts';

/** Whether prices are explained and simulated for the viewer: staff who may see what they are made of (1303). */
export function analysesPrices(viewer: Viewer): boolean {
  return seesCost(viewer);
}
