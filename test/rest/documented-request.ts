import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isObject } from '../../rest-facade/input/parse.ts';
import type { RestRequest } from './case.ts';
import { document, findOperation, placeOf } from './conformance.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: { readonly type?: string; readonly enum?: readonly string[] };
}

// Numbers and flags may be text.
const ajv = new Ajv2020({ allErrors: true, coerceTypes: true, strict: false });
addFormats.default(ajv);
ajv.addSchema(document, 'openapi');
const compiled = new Map<string, ValidateFunction>();

/** Throws unless a successful request matches the document. */
export function expectDescribed(method: string, path: string, { body, form }: RestRequest): void {
  const found = findOperation(method, path);
  if (!found) return;
  const { template, operation } = found;
  const place = placeOf(template, method);
  expectQuery(`${method} ${path}`, place, (operation.parameters ?? []) as Parameter[]);
  const sent = form ?? body;
  if (!operation.requestBody || sent === undefined) return;
  const type = form ? 'multipart~1form-data' : 'application~1json';
  const pointer = `${place}/requestBody/content/${type}/schema`;
  expectValid(`${method} ${path}`, pointer, asSpelled(withoutFiles(sent), namesUnder(operation.requestBody)));
}

function expectQuery(what: string, place: string, parameters: readonly Parameter[]): void {
  const query = new URLSearchParams(what.split('?', 2)[1]);
  for (const [name, text] of query) {
    const index = parameters.findIndex((one) => one.in === 'query' && isSame(one.name, name));
    const parameter = parameters[index];
    if (!parameter) throw new Error(`${what}: ${name} is not described`);
    // An empty value means absent.
    if (text !== '')
      expectValid(`${what}: ${name}`, `${place}/parameters/${index}/schema`, queryValue(parameter, text));
  }
  for (const one of parameters) {
    const isThere = () => [...query.keys()].some((name) => isSame(one.name, name));
    if (one.in === 'query' && one.required && !isThere()) throw new Error(`${what}: no ${one.name}`);
  }
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** A query value as JSON: lists are comma-separated, flags may be digits, words ignore case. */
function queryValue({ schema }: Parameter, text: string): unknown {
  if (schema.type === 'array') return text.split(',');
  if (schema.type === 'boolean') return { '1': 'true', '0': 'false' }[text] ?? text.toLowerCase();
  return schema.enum?.find((word) => word.toLowerCase() === text.toLowerCase()) ?? text;
}

function expectValid(what: string, pointer: string, value: unknown): void {
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `openapi#${pointer}` });
  compiled.set(pointer, validate);
  if (validate(value)) return;
  throw new Error(
    `${what} is not as described: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(value)}`,
  );
}

/** Pictures have no schema. */
function withoutFiles(sent: unknown): unknown {
  if (!isObject(sent)) return sent;
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => !(value instanceof File)));
}

/** Field names are case-insensitive. Each is renamed as in the document. */
function asSpelled(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => asSpelled(item, names));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [names.get(key.toLowerCase()) ?? key, asSpelled(part, names)]),
  );
}

/** The field names in a part of the document, including references. */
function namesUnder(
  part: unknown,
  names = new Map<string, string>(),
  seen = new Set<unknown>(),
): ReadonlyMap<string, string> {
  if (typeof part !== 'object' || part === null || seen.has(part)) return names;
  seen.add(part);
  for (const [key, inner] of Object.entries(part)) {
    if (key === 'properties' && isObject(inner)) {
      for (const name of Object.keys(inner)) names.set(name.toLowerCase(), name);
    }
    const name = key === '$ref' ? String(inner).split('/').at(-1) : undefined;
    namesUnder(name === undefined ? inner : document.components.schemas?.[name], names, seen);
  }
  return names;
}
