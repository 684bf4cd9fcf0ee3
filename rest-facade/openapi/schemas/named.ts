import { z } from 'zod';
import type { named } from '../../answers/named.ts';
import { component } from '../component.ts';
import { id } from './values.ts';

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
