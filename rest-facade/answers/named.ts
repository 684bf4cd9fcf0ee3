import { z } from 'zod';
import { component } from './catalog/component.ts';
import { id } from './values.ts';

/** What GraphQL answers about a row that has a code and a name. */
interface Coded {
  readonly databaseId: number;
  readonly code: string;
  readonly name: string;
}

/** [id, name, code]: how REST lists statuses, countries, types. */
export function named({ databaseId, name, code }: Coded) {
  return { id: databaseId, name, code };
}

/** [id, name, code]. */
export const namedSchema = component<ReturnType<typeof named>>()(
  'Named',
  'A record by its id, its name in the language asked for and its stable code.',
  z.strictObject({ id, name: z.string(), code: z.string() }),
);

/** A ring size in four systems. */
export const ringSize = z
  .strictObject({ us: z.string(), eu: z.string(), uk: z.string(), mm: z.string() })
  .meta({ id: 'RingSize', description: 'A ring size in four systems.' });

/** A person as others see one. */
export const person = z
  .strictObject({ id, fullName: z.string() })
  .meta({ id: 'Person', description: 'A user by id and full name.' });

/** A choice as ordered. */
export const choice = z
  .strictObject({
    id: id.describe('Id of the attribute.'),
    code: z.string(),
    name: z.string(),
    optionId: id.nullable().describe('Null for a text.'),
    value: z.string(),
  })
  .meta({ id: 'Choice', description: 'A chosen option, or a text as written.' });

/** A drawing or proof. */
export const namedFile = z
  .strictObject({ id, name: z.string(), fileUrl: z.string() })
  .meta({ id: 'NamedFile', description: 'A file; its address takes the same token.' });
