import type { Shape } from '../../rest-facade/input/parse.ts';
import type { RestRoute } from '../../rest-facade/route/route.ts';
import type { SampleRequest } from '../../rest-facade/route/sample.ts';

/** A request with one error and its answer: 404, or 422 with the name of the field. */
export interface BadRequest {
  readonly request: SampleRequest;
  readonly status: 404 | 422;
  readonly key: string;
}

/** A text that no other type accepts, and a value that is not a text. */
const WRONG_TEXT = 'no such value';
const WRONG_VALUES = [WRONG_TEXT, { no: 'such value' }];

type Fields = Readonly<Record<string, unknown>>;

/**
 * All invalid variants of a route’s good request: an impossible path parameter, a missing required field, and a wrong
 * type for each field.
 */
export function badRequests(route: RestRoute, good: SampleRequest): BadRequest[] {
  const { params, query, body, isMultipart, fields: restNames = {} } = route;
  const inPath = wrongFields(params, good.params, [WRONG_TEXT]).filter(({ isMissing }) => !isMissing);
  const inQuery = wrongFields(query, good.query, [WRONG_TEXT]);
  // An error under a second name of a field is reported under its first.
  const restName = (key: string) => restNames[key] ?? key;
  const part = isMultipart ? 'form' : 'body';
  const inBody = wrongFields(body, good[part], isMultipart ? [WRONG_TEXT] : WRONG_VALUES);
  return [
    ...inPath.map(({ fields }) => bad({ ...good, params: fields }, 404, 'NOT_FOUND')),
    ...inQuery.map(({ fields, key }) => bad({ ...good, query: fields }, 422, restName(key))),
    ...inBody.map(({ fields, key }) => bad({ ...good, [part]: fields }, 422, restName(key))),
  ];
}

function bad(request: object, status: 404 | 422, key: string): BadRequest {
  return { request, status, key };
}

/** The good fields with one of them missing or wrong, according to its schema; `key` is its path. */
function wrongFields(shape: Shape, good: Fields = {}, wrongValues: readonly unknown[]) {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const { [name]: _left, ...others } = good;
    const needed = schema.safeParse(undefined).success
      ? []
      : [{ fields: others, key: name, isMissing: true }];
    const wrong = wrongValues.flatMap((value) => {
      const [issue] = schema.safeParse(value).error?.issues ?? [];
      if (!issue) return [];
      return [{ fields: { ...good, [name]: value }, key: [name, ...issue.path].join('.'), isMissing: false }];
    });
    return [...needed, ...wrong.slice(0, 1)];
  });
}
