import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWeb, WEB_BUILD } from './build-web.ts';
import { type BundleWeights, weighBundle } from './bundle/bundle-weights.ts';

/** Maximum sizes of every route in kB, whatever it declares. `signIn` is the size until a visitor can sign in. */
const LIMITS = { signIn: 180, firstLoad: 320, further: 45 } as const;

/** The sizes that exceed their budget, as one line each. */
export function overBudget({ signIn, routes }: BundleWeights): string[] {
  return [
    ...exceeding('sign-in', signIn, LIMITS.signIn),
    ...routes.flatMap(({ path, firstLoad, further, budget }) => [
      ...exceeding(`${path}, first load`, firstLoad, Math.min(budget.firstLoad, LIMITS.firstLoad)),
      ...exceeding(`${path}, further route`, further, Math.min(budget.further, LIMITS.further)),
    ]),
  ];
}

function exceeding(what: string, bytes: number, budget: number): string[] {
  return bytes > budget * 1_000 ? [`${what}: ${kilobytes(bytes)} of ${budget} kB`] : [];
}

/** A table of all sizes and budgets. */
function weightTable({ signIn, routes }: BundleWeights): string {
  const rows = [...routes]
    .sort((a, b) => b.firstLoad - a.firstLoad)
    .map(({ path, firstLoad, further, budget }) => [
      path,
      ...of(firstLoad, budget.firstLoad),
      ...of(further, budget.further),
    ]);
  return [
    ['JavaScript with brotli', 'first load', '', 'further', ''],
    ['sign-in, usable', ...of(signIn, LIMITS.signIn), '', ''],
    ...rows,
  ]
    .map(([name = '', ...figures]) => name.padEnd(58) + figures.map((figure) => figure.padStart(11)).join(''))
    .join('\n');
}

function of(bytes: number, budget: number): [string, string] {
  return [kilobytes(bytes), `of ${budget}`];
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
    process.stderr.write(`Over budget:\n${problems.join('\n')}\n`);
    process.exitCode = 1;
  }
}
