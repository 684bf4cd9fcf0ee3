import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ALL_TEXTS } from '../rest-facade/messages.ts';
import { checkKeys } from './messages/check-keys.ts';
import type { Source } from './messages/key-uses.ts';
import { readNamespaces } from './messages/namespaces.ts';
import { differences, variablesOf } from './messages/texts.ts';
import { ROOT } from './run.ts';

/** Fails when the two languages differ, or texts and code (part of `npm run check`). */
const WEB = join(ROOT, 'web', 'src');
const NOT_OURS = /\.(test|examples)\.tsx?$|(^|\/)(node_modules|__generated__)\//;

async function sourcesIn(root: string, pattern: string): Promise<Source[]> {
  const paths = (await Array.fromAsync(glob(pattern, { cwd: root }))).filter((path) => !NOT_OURS.test(path));
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })));
}

/** Codes in capitals, wherever they stand between quotes. */
function codesIn(sources: readonly Source[]): Set<string> {
  return new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/['"]([A-Z][A-Z0-9_]+)['"]/g)].map(([, code = '']) => code),
    ),
  );
}

async function webProblems(serverCodes: ReadonlySet<string>): Promise<string[]> {
  const sources = (await sourcesIn(WEB, '**/*.{ts,tsx}')).filter(
    ({ path }) => !path.includes('__generated__'),
  );
  const folders = await Array.fromAsync(glob('**/_locales', { cwd: WEB }));
  const namespaces = await readNamespaces(WEB, folders, sources);
  const codes = new Set([...serverCodes, ...codesIn(sources)]);
  return [
    ...namespaces.flatMap(({ name, texts }) => differences(texts).map((line) => `${name}: ${line}`)),
    ...checkKeys(namespaces, sources, codes),
  ];
}

async function restProblems(serverCodes: ReadonlySet<string>): Promise<string[]> {
  const sources = (await sourcesIn(join(ROOT, 'rest-facade'), '**/*.ts')).filter(
    ({ path }) => !/^gql|messages\.ts$/.test(path),
  );
  const codes = new Set([...serverCodes, ...codesIn(sources)]);
  return Object.entries(ALL_TEXTS).flatMap(([code, [en, fr]]) => [
    ...(codes.has(code) ? [] : [`REST: ${code} is used nowhere`]),
    ...(variablesOf(en).join() === variablesOf(fr).join() ? [] : [`REST: ${code} has different variables`]),
  ]);
}

const serverCodes = codesIn(
  (await sourcesIn(join(ROOT, 'server'), '**/*.ts')).filter(
    ({ path }) => !/^(database\/generated|test)\//.test(path),
  ),
);
const problems = [...(await webProblems(serverCodes)), ...(await restProblems(serverCodes))];
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
