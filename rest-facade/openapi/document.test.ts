import { describe, expect, test } from '@jest/globals';
import { callKey, documentedCalls } from '../documented-calls.ts';
import { nameOf } from '../route/route.ts';
import { routes } from '../routes/index.ts';
import { openApiDocument } from './document.ts';
import { spellingsOf } from './spellings.ts';

const document = openApiDocument({ base: '/api', version: '1.2.3' });
const operations = Object.entries(document.paths).flatMap(([template, item]) =>
  Object.entries(item).map(([method, operation]) => ({ template, method, operation })),
);

/** Every part of the document with its location. */
function* partsOf(part: unknown, place = '#'): Generator<[place: string, part: object]> {
  if (typeof part !== 'object' || part === null) return;
  yield [place, part];
  for (const [key, inner] of Object.entries(part)) yield* partsOf(inner, `${place}/${key}`);
}
const parts = [...partsOf(document)];

test('it lists the built calls, in each documented spelling, and nothing else', () => {
  const expected = ['get /__version'];
  for (const { method, path } of routes)
    for (const spelling of spellingsOf(path))
      expected.push(`${method} ${spelling.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(operations.map(({ method, template }) => `${method} ${template}`).sort()).toEqual(expected.sort());
});

test('its frame is that of OpenAPI 3.1', () => {
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { title: expect.any(String), version: '1.2.3' },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  });
  const ids = operations.map(({ operation }) => String(operation.operationId).toLowerCase());
  expect(new Set(ids).size).toBe(ids.length);
  const tags = new Set((Reflect.get(document, 'tags') as { name: string }[]).map(({ name }) => name));
  expect(operations.filter(({ operation }) => !tags.has(String((operation.tags as string[])[0])))).toEqual(
    [],
  );
});

test('every reference leads somewhere', () => {
  const places = new Set(parts.map(([place]) => place));
  const references = parts.flatMap(([, part]) => ('$ref' in part ? [String(part.$ref)] : []));
  expect(references.length).toBeGreaterThan(500);
  expect(references.filter((reference) => !places.has(reference))).toEqual([]);
});

test('named schemas are used and described', () => {
  const used = new Set(parts.flatMap(([, part]) => ('$ref' in part ? [String(part.$ref)] : [])));
  const named = Object.entries(document.components.schemas ?? {});
  expect(named.filter(([name]) => !used.has(`#/components/schemas/${name}`))).toEqual([]);
  expect(named.filter(([, schema]) => !schema.description).map(([name]) => name)).toEqual([]);
});

describe.each(operations)('$method $template', ({ template, operation }) => {
  interface Parameter {
    name?: string;
    in?: string;
    description?: string;
    required?: boolean;
  }
  const parameters = (operation.parameters ?? []) as Parameter[];

  test('describes itself, its path and its answers', () => {
    expect(operation.summary).toMatch(/\S/);
    const inPath = parameters.filter((one) => one.in === 'path');
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(inPath.map(({ name }) => name)).toEqual(names);
    expect(inPath.every(({ description, required }) => description && required)).toBe(true);
    const statuses = Object.keys(operation.responses as object);
    expect(statuses.filter((status) => /^2/.test(status))).toHaveLength(1);
  });
});

test('every schema has a type', () => {
  const vague = parts.filter(
    ([place, part]) =>
      /\/(schema|items|additionalProperties)$|\/properties\/[^/]+$|\/components\/schemas\/[^/]+$/.test(
        place,
      ) &&
      !Array.isArray(part) &&
      !(place.slice('#/paths/'.length) in document.paths) &&
      !['type', '$ref', 'anyOf', 'const', 'enum'].some((keyword) => keyword in part),
  );
  expect(vague.map(([place]) => place)).toEqual([]);
});

test('answers have no field beside the described ones', () => {
  const answers = operations.flatMap(({ operation }) => [...partsOf(operation.responses)]);
  const inputs = /Input$/;
  const schemas = Object.entries(document.components.schemas ?? {}).filter(([name]) => !inputs.test(name));
  const open = [...answers, ...schemas.flatMap(([name, schema]) => [...partsOf(schema, name)])].filter(
    ([, part]) => 'properties' in part && 'type' in part && !('additionalProperties' in part),
  );
  expect(open.map(([place]) => place)).toEqual([]);
});

test('everything in the specifications of a call is documented', () => {
  const documented = new Map(documentedCalls().map((call) => [callKey(call), call]));
  const missing = routes.flatMap((route) => {
    const { query = '', body = '' } = documented.get(callKey(route)) ?? {};
    const known = [...Object.keys(route.query), ...Object.keys(route.body)];
    const lower = new Set(known.map((name) => name.toLowerCase()));
    return namesIn(`${query}, ${body}`)
      .filter((name) => !lower.has(name.toLowerCase()))
      .map((name) => `${nameOf(route)}: ${name}`);
  });
  expect(missing).toEqual([]);
});

/** Field names of a list such as `status, pageNo (from 0), reason?`. Prose is left out. */
function namesIn(list: string): string[] {
  return list
    .replace('multipart:', '')
    .split(',')
    .map((part) => part.replace(/\(.*\)|\?|=.*$/g, '').trim())
    .filter((part) => /^[A-Za-z]+$/.test(part));
}
