import type { z } from 'zod';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/**
 * A named schema of the document that is exactly the answer type `Answer`: an additional, missing or different field
 * does not compile.
 */
export function component<Answer>() {
  return <Schema extends z.ZodType>(
    id: string,
    description: string,
    schema: Schema & (Same<z.infer<Schema>, Answer> extends true ? unknown : 'schema and answer differ'),
  ): Schema => {
    const named: Schema = schema.meta({ id, description });
    return named;
  };
}
