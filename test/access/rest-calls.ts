import { nameOf, type RestRoute } from '../../rest-facade/route/route.ts';
import {
  nothing,
  type SampleRequest,
  type SampleRows,
  sampleAddress,
} from '../../rest-facade/route/sample.ts';
import { routes } from '../../rest-facade/routes/index.ts';
import type { RestRequest } from './ask.ts';

/** The tested calls: all routes, and the version, which has no route. */
export type RestCall = Pick<RestRoute, 'method' | 'path' | 'sample'>;

const VERSION: RestCall = { method: 'get', path: '/__version', sample: nothing };

/** Every call of the facade, by method and path. */
export const REST_CALLS: ReadonlyMap<string, RestCall> = new Map(
  [VERSION, ...routes].map((route) => [nameOf(route), route]),
);

/** The sample of a call for some rows, as a request to the product. */
export async function requestOfSample(call: RestCall, rows: SampleRows): Promise<RestRequest> {
  const { ofExisting, ...request } = await call.sample(rows);
  return requestOf(call, ofExisting ? { ...request, body: { ...request.body, ...ofExisting } } : request);
}

/** Converts the request of a call to a request to the product. */
export function requestOf(
  { method, path }: Pick<RestCall, 'method' | 'path'>,
  request: SampleRequest,
): RestRequest {
  const { body, form } = request;
  return {
    method: method.toUpperCase(),
    path: `/api${sampleAddress(path, request)}`,
    ...(body === undefined ? {} : { body }),
    ...(form === undefined ? {} : { form: formOf(form) }),
  };
}

function formOf(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
