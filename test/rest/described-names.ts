import type { z } from 'zod';
import type { Shape } from '../../rest-facade/input/parse.ts';
import { nameOf } from '../../rest-facade/route/route.ts';
import { routes } from '../../rest-facade/routes/index.ts';

const FILES = /^body\.(image|files\[0\]|(large|small|title1|title2)Image)$/;

/** Field names of a call’s schemas, in the format of `recorded`. */
export function describedNames(call: string): ReadonlySet<string> {
  const route = routes.find((one) => nameOf(one) === call);
  const isPaged = route?.pageBase !== undefined;
  const { pageNo: _no, pageSize: _size, ...query } = route?.query ?? {};
  return new Set([
    ...namesOf(isPaged ? query : route?.query, 'query.'),
    // Files are read separately from the fields of a form.
    ...namesOf(route?.body, 'body.').filter((name) => !FILES.test(name)),
    ...(route?.repeat === 'keyed' ? ['key'] : []),
    ...(isPaged ? ['page'] : []),
  ]);
}

function namesOf(shape: Shape = {}, prefix: string): string[] {
  // Ignored fields are not read.
  const fields = Object.entries(shape).filter(([, field]) => !field.meta()?.deprecated);
  return fields.flatMap(([name, field]) => [prefix + name, ...namesIn(field, `${prefix}${name}.`)]);
}

/**
 * Names of nested objects, through optional and preprocessed schemas. A schema that transforms its value reads it
 * itself; lists are read as a whole.
 */
function namesIn(schema: z.ZodType, prefix: string): string[] {
  const { shape, innerType, out, in: first } = schema.def as Definition;
  if (shape) return namesOf(shape, prefix);
  const inner = innerType ?? (first?.def.type === 'transform' ? out : undefined);
  return inner ? namesIn(inner, prefix) : [];
}

/** The parts of zod’s definitions that contain other schemas. */
interface Definition {
  readonly shape?: Shape;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
}
