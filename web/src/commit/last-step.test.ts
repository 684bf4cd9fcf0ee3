import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from '@jest/globals';
import { buildSchema, getNamedType, isInputObjectType, parse, visit } from 'graphql';

/*
 * Nobody commits to what is not shown. The mutations that commit a customer are those that take the total that was seen;
 * every component from which one of them is sent shows the last step and sends the total of the same order.
 */

const SOURCE = join(import.meta.dirname, '..');
const LAST_STEP = join(SOURCE, 'commit/LastStep.tsx');
const ARGUMENT = 'expectedGrandTotal';

/** Mutations whose page is the last step as a whole and shows all its parts. */
const ON_THE_PAGE: Readonly<Record<string, string>> = {
  submitOrder: 'the cart shows pieces, notes, addresses, shipping and all sums beside the button',
  orderAndPay: 'paying follows the cart, with its total',
};

const schema = buildSchema(readFileSync(join(SOURCE, '../../schema.graphql'), 'utf8'));

function takesTotal(type: unknown): boolean {
  const input = getNamedType(type as Parameters<typeof getNamedType>[0]);
  if (!isInputObjectType(input)) return false;
  const fields = input.getFields();
  return (
    ARGUMENT in fields ||
    Object.values(fields).some((field) => {
      const listed = getNamedType(field.type);
      return isInputObjectType(listed) && ARGUMENT in listed.getFields();
    })
  );
}

const committing = new Set(
  Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, args }) =>
    args.some(({ type }) => takesTotal(type)) ? [name] : [],
  ),
);

const files = new Map(
  globSync('**/*.{ts,tsx}', { cwd: SOURCE })
    .filter((path) => !/__generated__|\.test\.tsx?$|\.examples\.tsx?$/.test(path))
    .map((path) => [join(SOURCE, path), readFileSync(join(SOURCE, path), 'utf8')]),
);

/** Modules that a module imports, statically or dynamically, without type-only imports. */
const importsOf = new Map(
  [...files].map(([path, text]) => [
    path,
    [
      ...text.matchAll(
        /(?:^|\n)(?:import|export) (?!type\b)[\w*{][^;'=()]*from '(\.[^']+)'|\bimport\('(\.[^']+)'\)/g,
      ),
    ]
      .map(([, fixed, late]) => join(dirname(path), fixed ?? late ?? ''))
      .filter((imported) => files.has(imported)),
  ]),
);

function importersOf(path: string): string[] {
  return [...importsOf].flatMap(([importer, imported]) => (imported.includes(path) ? [importer] : []));
}

/** The module and all direct and indirect imports. */
function reachedFrom(path: string, reached = new Set<string>()): Set<string> {
  if (reached.has(path)) return reached;
  reached.add(path);
  for (const imported of importsOf.get(path) ?? []) reachedFrom(imported, reached);
  return reached;
}

/** The components that send the mutation of a module: the module itself, or the components that use its hook. */
function componentsOf(path: string, seen = new Set<string>()): string[] {
  if (path.endsWith('.tsx')) return [path];
  if (seen.has(path)) return [];
  seen.add(path);
  return importersOf(path).flatMap((importer) => componentsOf(importer, seen));
}

/** Mutations that a module sends. */
function mutationsIn(text: string): string[] {
  return [...text.matchAll(/graphql`([^`]*)`/g)].flatMap(([, document = '']) => {
    const names: string[] = [];
    if (!/\bmutation\b/.test(document)) return names;
    visit(parse(document), {
      OperationDefinition: ({ operation, selectionSet: { selections } }) => {
        if (operation !== 'mutation') return;
        for (const each of selections) if (each.kind === 'Field') names.push(each.name.value);
      },
    });
    return names;
  });
}

const acts = [...files].flatMap(([path, text]) =>
  mutationsIn(text)
    .filter((name) => committing.has(name))
    .flatMap((name) =>
      componentsOf(path).map((component) => ({
        name,
        component: relative(SOURCE, component),
        path: component,
      })),
    ),
);

test.each(acts.filter(({ name }) => !(name in ON_THE_PAGE)))(
  '$component shows the confirmation of $name, and sends its total',
  ({ path }) => {
    const reached = reachedFrom(path);
    expect(reached).toContain(LAST_STEP);
    expect([...reached].some((each) => files.get(each)?.includes(ARGUMENT))).toBe(true);
  },
);

/** Folders of the routes whose page is the last step. */
const pages = acts.flatMap(({ name, component }) =>
  name in ON_THE_PAGE ? [join(SOURCE, ...component.split('/').slice(0, 2), '/')] : [],
);

const modules = [...files].map(([path, text]) => ({ module: relative(SOURCE, path), path, text }));

test.each(modules.filter(({ text }) => text.includes('<LastStep')))(
  '$module sends the total that its confirmation shows',
  ({ text }) => {
    const orders = (pattern: RegExp) =>
      new Set([...text.matchAll(pattern)].map(([, order]) => order?.replaceAll('?.', '.')));
    expect(orders(/\bshownTotal\(([^)]*)\)/g)).toEqual(orders(/<LastStep\s+order=\{([^}]*)\}/g));
  },
);

test.each(
  modules.filter(({ path, text }) => text.includes(ARGUMENT) && !pages.some((page) => path.startsWith(page))),
)('$module sends no other total', ({ text }) => {
  const values = [...text.matchAll(/\bexpectedGrandTotal\b\s*(?:[:=](?!=)\s*([^\n]+))?/g)].flatMap(
    ([, value]) => value ?? [],
  );
  expect(values).not.toEqual([]);
  expect(values.filter((value) => !/^(shownTotal\(|ShownTotal \| null\b)/.test(value))).toEqual([]);
});

test('only the displayed order can produce a displayed total', () => {
  const makers = modules.filter(({ text }) => /\bas ShownTotal\b/.test(text));
  expect(makers.map(({ module }) => module)).toEqual(['commit/shown-total.ts']);
});

test('every exception is still used by a page', () => {
  const names = new Set(acts.map(({ name }) => name));
  expect(Object.keys(ON_THE_PAGE).filter((name) => !names.has(name))).toEqual([]);
});
