import { parse, sep } from 'node:path';
import { type KeyUses, keyUses, type Source } from './key-uses.ts';
import type { Namespace } from './namespaces.ts';
import { calledKey } from './texts.ts';

type ReadSource = { path: string; uses: KeyUses };

/** Error codes are keys of texts. They appear in the server's sources. */
const CODE = /(?:^|[.:])[A-Z][A-Z0-9_]+$/;

/**
 * Keys that no code uses, and keys that code uses but no file has, one line each. A key that is composed at run time
 * counts as a use of every key that it can match.
 */
export function checkKeys(
  namespaces: readonly Namespace[],
  sources: readonly Source[],
  codes: ReadonlySet<string>,
): string[] {
  const read = perNamespace(sources.map(({ path, text }) => ({ path, uses: keyUses(text) })));
  return [
    ...namespaces.flatMap((namespace) => unusedKeys(namespace, read, codes)),
    ...read.flatMap((source) => missingKeys(source, namespaces)),
  ];
}

/** A component that receives its namespace as a prop is treated as one source for each namespace that it receives. */
function perNamespace(sources: readonly ReadSource[]): ReadSource[] {
  const passed = sources.flatMap(({ uses }) => uses.passed);
  return sources.flatMap((source) => {
    const own = passed.filter(({ component }) => component === parse(source.path).name);
    if (!source.uses.receivesNamespace || own.length === 0) return [source];
    return own.map(({ namespace }) => ({ ...source, uses: { ...source.uses, namespaces: [namespace] } }));
  });
}

function unusedKeys(
  { name, folder, texts }: Namespace,
  sources: ReadSource[],
  codes: ReadonlySet<string>,
): string[] {
  const near = sources.filter(
    ({ path, uses }) => path.startsWith(folder + sep) || uses.namespaces.includes(name),
  );
  const scope = folder === '' ? sources : near;
  const isUsed = (key: string) =>
    scope.some(({ uses }) => mentions(uses, key)) ||
    sources.some(({ uses }) => mentions(uses, `${name}:${key}`)) ||
    (CODE.test(key) && codes.has(key.slice(key.lastIndexOf('.') + 1)));
  const called = new Set([...texts.en.keys()].map(calledKey));
  return [...called].filter((key) => !isUsed(key)).map((key) => `${name}:${key} is used nowhere`);
}

/**
 * A key that is a code counts as used only if the code itself appears in a source. A pattern that matches any code is
 * not enough.
 */
function mentions({ literals, patterns, open }: KeyUses, key: string): boolean {
  const possible = CODE.test(key) ? open : patterns;
  return literals.has(key) || possible.some((pattern) => pattern.test(key));
}

function missingKeys({ path, uses }: ReadSource, namespaces: readonly Namespace[]): string[] {
  const byName = new Map(namespaces.map((namespace) => [namespace.name, namespace]));
  const own = namespaces
    .filter(({ folder }) => folder !== '' && path.startsWith(folder + sep))
    .map(({ name }) => name);
  const usual = uses.namespaces.length > 0 ? uses.namespaces : [...own, 'common', 'shell'];
  const has = (name: string, key: string) =>
    [...(byName.get(name)?.texts.en.keys() ?? [])].some((each) => calledKey(each) === key || each === key);
  const named = [...uses.literals].filter(
    (literal) => byName.has(literal.split(':')[0] ?? '') && literal.includes(':'),
  );
  const asked = uses.asked.filter((key) => !key.includes(':'));
  return [
    ...named.filter((literal) => !has(literal.split(':')[0] ?? '', literal.slice(literal.indexOf(':') + 1))),
    ...asked.filter((key) => !usual.some((name) => has(name, key))),
  ].map((key) => `${path} uses ${key}, which has no text`);
}
