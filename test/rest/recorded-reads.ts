import type { RestRequest, RestRoute } from '../../rest-facade/route/route.ts';

/** Fields that a route read from its requests: `query.status`, `body.attributes`, `key`, `page`. */
export type Reads = Set<string>;

/** The same route, recording the fields that it reads. */
export function recorded(route: RestRoute, reads: Reads): RestRoute {
  return {
    ...route,
    handle: (request: RestRequest) => {
      const watched = Object.create(request, {
        query: { value: watch(request.query, 'query.', reads) },
        body: { value: watch(request.body, 'body.', reads) },
        idempotencyKey: { get: () => note(reads, 'key', request.idempotencyKey) },
        page: { get: () => note(reads, 'page', request.page) },
      });
      return route.handle(watched as RestRequest<never, never, never>);
    },
  };
}

function note<T>(reads: Reads, name: string, value: T): T {
  reads.add(name);
  return value;
}

function watch(value: unknown, prefix: string, reads: Reads): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return new Proxy(value, {
    get: (target, name) => {
      const part: unknown = Reflect.get(target, name);
      if (typeof name !== 'string') return part;
      reads.add(prefix + name);
      return watch(part, `${prefix}${name}.`, reads);
    },
  });
}
