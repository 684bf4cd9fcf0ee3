import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CALL_TEXTS } from '../rest-facade/messages.ts';
import en from '../words/refusals.en.json' with { type: 'json' };
import fr from '../words/refusals.fr.json' with { type: 'json' };
import { checkKeys } from './messages/check-keys.ts';
import type { Source } from './messages/key-uses.ts';
import { readNamespaces } from './messages/namespaces.ts';
import { differences, flatTexts } from './messages/texts.ts';
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

/** Files that hold nothing but texts spell every code. */
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

/** `CODE`, or `CODE_place` for what one place says instead: a room of the web, or all its screens. */
function refusalProblems(codes: ReadonlySet<string>, places: ReadonlySet<string>): string[] {
  const texts = { en: flatTexts(en), fr: flatTexts(fr) };
  const unused = [...texts.en.keys()].filter((key) => {
    const [, code = '', place = 'screen'] = /\.([A-Z0-9_]+?)(?:_([a-z][a-z-]*))?$/.exec(key) ?? [];
    return !codes.has(code) || !places.has(place);
  });
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
const namespaces = await readNamespaces(
  WEB,
  await Array.fromAsync(glob('**/_locales', { cwd: WEB })),
  sources,
);
const server = await codesOf('server');
const web = server.union(await codesOf('web/src'));
const rest = server.union(await codesOf('rest-facade'));
const problems = [
  ...webProblems(web),
  ...refusalProblems(web.union(rest), new Set(['screen', ...namespaces.map(({ name }) => name)])),
  ...callProblems(rest),
];
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
