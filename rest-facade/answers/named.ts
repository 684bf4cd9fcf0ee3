import { z } from 'zod';
import { fieldTable } from './field-table.ts';
import { id } from './values.ts';

/** A GraphQL row with a code and a name. */
interface Coded {
  readonly databaseId: number;
  readonly code: string;
  readonly name: string;
}

interface RingSize {
  readonly us: string;
  readonly eu: string;
  readonly uk: string;
  readonly mm: string;
}

/** [id, name, code]: the REST form of statuses, countries and types. */
export const namedTable = fieldTable<Coded>()({
  id: 'Named',
  description: 'A record with its id, its name in the requested language and its stable code.',
  fields: (t) => ({
    id: t.field('databaseId', id),
    name: t.field('name', z.string()),
    code: t.field('code', z.string()),
  }),
});

/** [id, name, code]. */
export const { answer: named, schema: namedSchema } = namedTable;

/** A ring size in four systems. */
export const ringSizeTable = fieldTable<RingSize>()({
  id: 'RingSize',
  description: 'A ring size in four systems.',
  fields: (t) => ({
    us: t.field('us', z.string()),
    eu: t.field('eu', z.string()),
    uk: t.field('uk', z.string()),
    mm: t.field('mm', z.string()),
  }),
});

/** Schema of a ring size. */
export const ringSize = ringSizeTable.schema;

/** A person as shown to others. */
export const personTable = fieldTable<{ readonly databaseId: number; readonly fullName: string }>()({
  id: 'Person',
  description: 'A user by id and full name.',
  fields: (t) => ({ id: t.field('databaseId', id), fullName: t.field('fullName', z.string()) }),
});

interface Choice {
  readonly attributeId: number;
  readonly attributeCode: string;
  readonly attributeName: string;
  readonly optionId: number | null;
  readonly value: string;
}

/** An ordered choice. */
export const choiceTable = fieldTable<Choice>()({
  id: 'Choice',
  description: 'A chosen option, or a text.',
  fields: (t) => ({
    id: t.field('attributeId', id.describe('Id of the attribute.')),
    code: t.field('attributeCode', z.string()),
    name: t.field('attributeName', z.string()),
    optionId: t.field('optionId', id.nullable().describe('Null for a text.')),
    value: t.field('value', z.string()),
  }),
});

interface NamedFile {
  readonly databaseId: number;
  readonly name: string;
  readonly url: string;
}

/** A drawing or proof. */
export const namedFileTable = fieldTable<NamedFile>()({
  id: 'NamedFile',
  description: 'A file; its URL requires the same token.',
  fields: (t) => ({
    id: t.field('databaseId', id),
    name: t.field('name', z.string()),
    fileUrl: t.field('url', z.string()),
  }),
});

/** The schemas of the tables above. */
export const person = personTable.schema;
export const choice = choiceTable.schema;
export const namedFile = namedFileTable.schema;
