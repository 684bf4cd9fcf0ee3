import type { z } from 'zod';
import { calls } from '../openapi/calls/index.ts';
import { routes } from '../routes/index.ts';

/** What the description of a call names, as `recorded` names what is read. */
export function describedNames(call: string): ReadonlySet<string> {
  const description = calls[call];
  const route = routes.find(({ method, path }) => `${method.toUpperCase()} ${path}` === call);
  return new Set([
    ...namesIn(description?.query, 'query.'),
    // Files are read whole, under whatever name they come.
    ...namesIn(description?.body, 'body.').filter((name) => name !== 'body.image'),
    ...(description?.takesKey ? ['key'] : []),
    ...(route?.pageBase === undefined ? [] : ['page']),
  ]);
}

/** Names of a schema's fields with those of the objects inside, through lists, choices and what may be left out. */
function namesIn(schema: z.core.$ZodType | undefined, prefix: string): string[] {
  const def = (schema as z.ZodType | undefined)?.def as Definition | undefined;
  if (!def) return [];
  if (def.shape) {
    // What is taken and not needed is not read.
    const fields = Object.entries(def.shape).filter(([, field]) => !(field as z.ZodType).meta()?.deprecated);
    return fields.flatMap(([name, field]) => [prefix + name, ...namesIn(field, `${prefix}${name}.`)]);
  }
  return [def.innerType, def.element, ...(def.options ?? [])].flatMap((part) => namesIn(part, prefix));
}

/** The parts of zod's definitions that hold other schemas. */
interface Definition {
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
}
