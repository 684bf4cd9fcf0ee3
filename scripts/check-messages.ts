import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CALL_TEXTS } from '../rest-facade/errors/messages.ts';
import { checkKeys } from './messages/check-keys.ts';
import type { Source } from './messages/key-uses.ts';
import { readNamespaces } from './messages/namespaces.ts';
import { differences, flatTexts, type Texts } from './messages/texts.ts';
import { ROOT } from './run.ts';

/**
 * Fails if the two languages have different texts, or if the texts and the code do not match (part of `npm run check`).
 */
const WEB = join(ROOT, 'web', 'src');
const WORDS = join(ROOT, 'words');
const NOT_OURS = /\.(test|examples)\.tsx?$|(^|\/)(node_modules|__generated__)\//;

async function sourcesIn(root: string, pattern: string): Promise<Source[]> {
  const paths = (await Array.fromAsync(glob(pattern, { cwd: root }))).filter((path) => !NOT_OURS.test(path));
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })));
}

/** Codes in capitals between quotes, and names of background tasks. */
const CODES = [/['"]([A-Z][A-Z0-9_]+)['"]/g, /\btask\('([a-z_]+)'/g];

function codesIn(sources: readonly Source[]): Set<string> {
  return new Set(
    sources.flatMap(({ text }) =>
      CODES.flatMap((pattern) => [...text.matchAll(pattern)].map(([, code = '']) => code)),
    ),
  );
}

/** Codes in the sources of a folder, except in files that contain only texts. */
async function codesOf(folder: string): Promise<Set<string>> {
  const sources = await sourcesIn(join(ROOT, folder), '**/*.ts{,x}');
  return codesIn(sources.filter(({ path }) => !/^database\/generated|^test\/|^gql|messages\.ts$/.test(path)));
}

function webProblems(codes: ReadonlySet<string>): string[] {
  return [
    ...namespaces.flatMap(({ name, texts }) => differences(texts).map((line) => `${name}: ${line}`)),
    ...checkKeys(namespaces, sources, codes),
  ];
}

/** Texts of errors by area and code, or texts of columns by list and key. */
async function wordsIn(folders: '*' | 'columns/*', language: 'en' | 'fr'): Promise<Map<string, string>> {
  const files = await Array.fromAsync(glob(`${folders}/${language}.json`, { cwd: WORDS }));
  const texts = files.map(async (file) =>
    // Texts by code, or by kind and code.
    flatTexts(JSON.parse(await readFile(join(WORDS, file), 'utf8')) as Texts, `${dirname(file)}.`),
  );
  return new Map((await Promise.all(texts)).flatMap((each) => [...each]));
}

function refusalProblems(
  texts: Record<'en' | 'fr', Map<string, string>>,
  codes: ReadonlySet<string>,
): string[] {
  const unused = [...texts.en.keys()].filter((key) => !codes.has(key.slice(key.lastIndexOf('.') + 1)));
  return [...differences(texts), ...unused.map((key) => `${key} is used nowhere`)].map(
    (line) => `refusals: ${line}`,
  );
}

function callProblems(codes: ReadonlySet<string>): string[] {
  const texts = { en: flatTexts(CALL_TEXTS.en), fr: flatTexts(CALL_TEXTS.fr) };
  const unused = Object.keys(CALL_TEXTS.en).filter((code) => !codes.has(code));
  return [...differences(texts), ...unused.map((code) => `${code} is used nowhere`)].map(
    (line) => `REST: ${line}`,
  );
}

const sources = await sourcesIn(WEB, '**/*.{ts,tsx}');
const namespaces = readNamespaces(WEB, await Array.fromAsync(glob('**/_locales', { cwd: WEB })));
const server = await codesOf('server');
const web = server.union(await codesOf('web/src'));
const rest = server.union(await codesOf('rest-facade'));
const refusals = { en: await wordsIn('*', 'en'), fr: await wordsIn('*', 'fr') };
const columns = { en: await wordsIn('columns/*', 'en'), fr: await wordsIn('columns/*', 'fr') };
const problems = [
  ...webProblems(web),
  ...refusalProblems(refusals, web.union(rest)),
  ...differences(columns).map((line) => `columns: ${line}`),
  ...callProblems(rest),
];
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
