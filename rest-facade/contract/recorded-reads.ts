import type { Fields } from '../fields.ts';
import type { RestRequest, RestRoute } from '../route.ts';

/** What a route read of its requests: `query.pageNo`, `body.attributes.id`, `key`, `page`. */
export type Reads = Set<string>;

/** A route that works as ever, and tells what it reads. */
export function recorded(route: RestRoute, reads: Reads): RestRoute {
  return {
    ...route,
    handle: (request) => {
      const watched: RestRequest = Object.create(request, {
        query: { value: watch(request.query, 'query.', reads) },
        // With GET there is no body, so what is asked of it says nothing.
        body: { value: route.method === 'get' ? request.body : watch(request.body, 'body.', reads) },
        idempotencyKey: { get: () => note(reads, 'key', request.idempotencyKey) },
        page: { get: () => note(reads, 'page', request.page) },
      });
      return route.handle(watched);
    },
  };
}

function note<T>(reads: Reads, name: string, value: T): T {
  reads.add(name);
  return value;
}

function watch(fields: Fields, prefix: string, reads: Reads): Fields {
  const at = (name: string) => {
    reads.add(prefix + name);
    return name;
  };
  const inner = (name: string, part: Fields) => watch(part, `${prefix}${name}.`, reads);
  return {
    has: (name) => fields.has(at(name)),
    raw: (name) => fields.raw(at(name)),
    text: (name) => fields.text(at(name)),
    requiredText: (name) => fields.requiredText(at(name)),
    integer: (name) => fields.integer(at(name)),
    requiredInteger: (name) => fields.requiredInteger(at(name)),
    decimal: (name) => fields.decimal(at(name)),
    flag: (name) => fields.flag(at(name)),
    integers: (name) => fields.integers(at(name)),
    texts: (name) => fields.texts(at(name)),
    record: (name) => {
      const part = fields.record(at(name));
      return part && inner(name, part);
    },
    records: (name) => fields.records(at(name))?.map((part) => inner(name, part)),
  };
}
