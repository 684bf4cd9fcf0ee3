import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWeb, WEB_BUILD } from './build-web.ts';
import { type BundleWeights, weighBundle } from './bundle/bundle-weights.ts';

/** Largest weights of JavaScript, in bytes with brotli (1 kB is 1,000 bytes). */
export const BUDGET = { signIn: 180_000, firstLoad: 320_000, further: 45_000 } as const;

/** The weights that exceed the budget, one readable line each. */
export function overBudget({ signIn, pages }: BundleWeights): string[] {
  return [
    ...(signIn > BUDGET.signIn ? [`sign-in: ${kilobytes(signIn)} of ${kilobytes(BUDGET.signIn)}`] : []),
    ...pages.flatMap(({ page, firstLoad, further }) => [
      ...(firstLoad > BUDGET.firstLoad
        ? [`${page}, first load: ${kilobytes(firstLoad)} of ${kilobytes(BUDGET.firstLoad)}`]
        : []),
      ...(further > BUDGET.further
        ? [`${page}, further route: ${kilobytes(further)} of ${kilobytes(BUDGET.further)}`]
        : []),
    ]),
  ];
}

/** A table of what everything weighs. */
export function weightTable({ signIn, pages }: BundleWeights): string {
  const rows = [...pages]
    .sort((a, b) => b.firstLoad - a.firstLoad)
    .map(({ page, firstLoad, further }) => [page, kilobytes(firstLoad), kilobytes(further)]);
  return [
    ['JavaScript with brotli', 'first load', 'further'],
    ['sign-in, usable', kilobytes(signIn), ''],
    ...rows,
  ]
    .map(
      ([name = '', first = '', further = '']) => name.padEnd(64) + first.padStart(12) + further.padStart(12),
    )
    .join('\n');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildWeb();
  const weights = await weighBundle(WEB_BUILD, dirname(WEB_BUILD));
  process.stdout.write(`${weightTable(weights)}\n`);
  const problems = overBudget(weights);
  if (problems.length > 0) {
    process.stderr.write(`Too heavy:\n${problems.join('\n')}\n`);
    process.exitCode = 1;
  }
}
