import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { textFolders } from '../build/text-folders.ts';
import { routes } from './generated-routes.ts';

// A component shows keys instead of texts if the route of its page does not list their namespace.

const SOURCE = import.meta.dirname;

/** Loaded with the app by `startI18n`. */
const SHARED = ['common', 'errors', 'menu', 'shell'];

type Module = {
  /** Modules of the web app that it imports, statically or dynamically. */
  readonly imports: readonly string[];
  /** Namespaces of the texts that it shows. */
  readonly shows: readonly string[];
  /** Namespaces that it fetches before its dynamic imports. */
  readonly fetches: readonly string[];
};

const modules = new Map<string, Module>();

/** Names of the namespaces that have their own file, by the name of the constant. */
const declared = new Map(textFolders().map(({ constant, namespace }) => [constant, namespace]));

function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const source = readFileSync(file, 'utf8').replace(/import type [^;]*;/g, '');
  const imported = [...source.matchAll(/(?:from|import\()\s*'(\.[^']*\.tsx?)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );
  const asked = [
    ...source.matchAll(/use(?:Translation|ErrorText|FailedReason|OperationToasts)\((\[[^\]]*\]|'[^']*')/g),
  ];
  const fetched = [
    ...source.matchAll(/loadNamespace\((\w+)\)/g),
    ...[
      ...source.matchAll(/\blazyPart\(\s*async \(\) => \(await import\('[^']+'\)\)\.\w+,([\w\s,]*)\)/g),
    ].flatMap(([, texts = '']) => [...texts.matchAll(/(\w+)/g)]),
  ];
  const found: Module = {
    imports: imported.filter((path) => path.startsWith(SOURCE) && !path.includes('__generated__')),
    shows: asked.flatMap(([, names = '']) => [...names.matchAll(/'([^']*)'/g)].map(([, name = '']) => name)),
    fetches: fetched.flatMap(([, constant = '']) => declared.get(constant) ?? []),
  };
  modules.set(file, found);
  return found;
}

/** Namespaces that a module or its imports use before they are fetched, each with a file that uses it. */
function unfetched(start: string, named: readonly string[]): string[] {
  const seen = new Set<string>();
  const missing = new Map<string, string>();
  function walk(file: string, loaded: readonly string[]): void {
    if (seen.has(file)) return;
    seen.add(file);
    const { imports, shows, fetches } = moduleOf(file);
    const here = [...loaded, ...fetches];
    for (const name of shows) if (!here.includes(name)) missing.set(name, file.slice(SOURCE.length + 1));
    for (const path of imports) walk(path, here);
  }
  walk(start, named);
  return [...missing].map(([name, file]) => `${name}: ${file}`);
}

/** The module of each page, by the path of its route. */
const pages = new Map(
  readdirSync(join(SOURCE, 'routes'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('routes.tsx'))
    .flatMap((name) => {
      const file = join(SOURCE, 'routes', name);
      const [, ...parts] = readFileSync(file, 'utf8').split(/\bpath: /);
      return parts.flatMap((part) => {
        const [, path = ''] = /^'([^']*)'/.exec(part) ?? [];
        const [, page] = /\bpage: [^']*import\('(\.[^']*)'\)/.exec(part) ?? [];
        return page === undefined ? [] : [[path, join(dirname(file), page)] as const];
      });
    }),
);

test('a page names all texts that it shows', () => {
  const wrong = routes.flatMap(({ path, namespaces }) => {
    const page = pages.get(path);
    if (page === undefined) return [];
    const named = [...SHARED, ...namespaces.map(({ name }) => name)];
    return unfetched(page, named).map((each) => `${path} lacks ${each}`);
  });
  expect(pages.size).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});
