import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { WEB_BUILD } from '../../../scripts/build-web.ts';
import { weighBundle } from '../../../scripts/bundle/bundle-weights.ts';
import { overBudget } from '../../../scripts/check-bundle.ts';

test('sign-in and every route are within their JavaScript budget', async () => {
  const weights = await weighBundle(WEB_BUILD, join(WEB_BUILD, '..'));

  expect(weights.routes.length).toBeGreaterThan(10);
  expect(overBudget(weights)).toEqual([]);
  process.stdout.write(`Bundle: ${weights.routes.length} routes within their budgets\n`);
});
