import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isObject } from '../../rest-facade/input/parse.ts';
import { openApiDocument } from '../../rest-facade/openapi/document.ts';

/** A request and its answer. */
export interface Exchanged {
  readonly method: string;
  /** Path below the base, with query string. */
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** The document of the product. */
export const document = openApiDocument({ base: '/api', version: 'test' });

/** Number of answers that matched the document, by operation and status. */
export const validated = new Map<string, number>();

const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false, allowUnionTypes: true });
addFormats.default(ajv);
ajv.addVocabulary(Object.keys(document));
ajv.addSchema(document, 'openapi');
const compiled = new Map<string, ValidateFunction>();

/** Throws unless the answer matches the OpenAPI document: status, headers and body. */
export function expectDocumented({ method, path, status, headers, body }: Exchanged): void {
  const found = findOperation(method, path);
  const what = `${method} ${path} ${status}`;
  if (!found) {
    expectUnknownCall(what, status, body);
    return;
  }
  const { template, operation } = found;
  const responses = operation.responses as Record<string, { $ref?: string; content?: object }>;
  const response = responses[status];
  if (!response) throw new Error(`${what}: the document has no such status`);
  expectHeaders(what, headers, status);
  const home = response.$ref?.slice(1) ?? `${placeOf(template, method)}/responses/${status}`;
  if (status === 204) {
    if (body !== null) throw new Error(`${what}: has a body`);
  } else if (!isPdf(headers) || !response.content || !('application/pdf' in response.content))
    expectSchema(what, `${home}/content/application~1json/schema`, body);
  const key = `${method} ${template} ${status}`;
  validated.set(key, (validated.get(key) ?? 0) + 1);
}

/** The operation of a request: literal segments before parameters, case-insensitive. */
export function findOperation(method: string, path: string) {
  const segments = segmentsOf(path.split('?', 1)[0] ?? '');
  const matches = Object.entries(document.paths)
    .filter(([template, item]) => item[method.toLowerCase()] && fits(segmentsOf(template), segments))
    .toSorted(([a], [b]) => rank(a).localeCompare(rank(b)));
  const [match] = matches;
  const operation = match?.[1][method.toLowerCase()];
  return match && operation ? { template: match[0], operation } : null;
}

/** Compiles the schema at a path of the document, once, and validates a value. */
export function expectSchema(what: string, pointer: string, value: unknown): void {
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `openapi#${pointer}` });
  compiled.set(pointer, validate);
  if (!validate(value)) throw new Error(`${what} is not as documented:\n${readable(validate.errors, value)}`);
}

/** An unknown call has the same answer everywhere. */
function expectUnknownCall(what: string, status: number, body: unknown): void {
  // A malformed path is an unknown call, too.
  if (status !== 404 && status !== 400) throw new Error(`${what}: an undocumented call is answered`);
  expectSchema(what, '/components/schemas/Failure', body);
}

function expectHeaders(what: string, headers: Headers, status: number): void {
  const expected: Record<string, RegExp> = {
    'x-request-id': /^[\w.-]{8,64}$/,
    'content-language': /^(en|fr)$/,
    ...(status === 204 || isPdf(headers) ? {} : { 'content-type': /^application\/json/ }),
    ...(status === 401 ? { 'www-authenticate': /^Bearer$/ } : {}),
  };
  for (const [name, pattern] of Object.entries(expected)) {
    if (!pattern.test(headers.get(name) ?? '')) throw new Error(`${what}: ${name} is ${headers.get(name)}`);
  }
}

function isPdf(headers: Headers): boolean {
  return headers.get('content-type') === 'application/pdf';
}

function segmentsOf(path: string): string[] {
  return path.replace(/\/$/, '').split('/');
}

function fits(template: readonly string[], segments: readonly string[]): boolean {
  return (
    template.length === segments.length &&
    template.every(
      (part, index) => part.startsWith('{') || part.toLowerCase() === segments[index]?.toLowerCase(),
    )
  );
}

function rank(template: string): string {
  return template
    .split('/')
    .map((part) => (part.startsWith('{') ? '1' : '0'))
    .join('');
}

/** JSON pointer of an operation. */
export function placeOf(template: string, method: string): string {
  return `/paths/${encodeURIComponent(template.replaceAll('/', '~1'))}/${method.toLowerCase()}`;
}

/** The most deeply nested errors, with the invalid values. */
function readable(errors: ErrorObject[] | null | undefined, value: unknown): string {
  return (errors ?? [])
    .slice(0, 12)
    .map(({ instancePath, message, params }) => {
      const there = JSON.stringify(valueAt(value, instancePath))?.slice(0, 200);
      return `${instancePath} ${message} ${JSON.stringify(params)}: ${there}`;
    })
    .join('\n');
}

function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (at, part) => (isObject(at) || Array.isArray(at) ? Reflect.get(at, part) : undefined),
      value,
    );
}
