import { getDatamodel } from './generated-prisma-types.ts';

/** A field of a model in Prisma's data model. */
export interface ModelField {
  readonly name: string;
  /** The scalar type, or the model of a relation. */
  readonly type: string;
  readonly kind: string;
  readonly isList: boolean;
  readonly isId: boolean;
  readonly isRequired: boolean;
  readonly isUnique: boolean;
  readonly relationName?: string;
  readonly relationFromFields?: readonly string[];
}

/** A relation as a SQL join: a column of the model equals a column of the other one. */
export type Link = { own: string; other: string };

const MODELS: ReadonlyMap<string, ReadonlyMap<string, ModelField>> = new Map(
  Object.entries(modelsOf(getDatamodel())).map(([name, { fields }]) => [
    name,
    new Map(fields.map((field) => [field.name, field])),
  ]),
);

/** A field by name, or undefined. Tables and columns have the names of models and fields. */
export function fieldOf(model: string, name: string): ModelField | undefined {
  return MODELS.get(model)?.get(name);
}

/** The columns of a model, in order. */
export function columnsOf(model: string): ModelField[] {
  return [...(MODELS.get(model)?.values() ?? [])].filter(({ kind }) => kind !== 'object');
}

/** The to-many relations of a model, in order. */
export function listRelationsOf(model: string): string[] {
  const fields = [...(MODELS.get(model)?.values() ?? [])];
  return fields.filter(({ kind, isList }) => kind === 'object' && isList).map(({ name }) => name);
}

/** The to-one relations of a model, in order. */
export function toOneRelationsOf(model: string): ModelField[] {
  const fields = [...(MODELS.get(model)?.values() ?? [])];
  return fields.filter(({ kind, isList }) => kind === 'object' && !isList);
}

/** The foreign key is on one side; every foreign key refers to a single `id`. */
export function linkOf(model: string, field: ModelField): Link {
  const own = singleKey(model, field);
  if (own) return { own, other: idOf(field.type) };
  const back = [...(MODELS.get(field.type)?.values() ?? [])].find(
    (other) =>
      other.relationName === field.relationName && other.type === model && other.relationFromFields?.length,
  );
  const foreign = back && singleKey(field.type, back);
  if (!foreign) throw new Error(`${model}.${field.name} has no foreign key.`);
  return { own: idOf(model), other: foreign };
}

/** A quoted SQL name. The check accepts only names of the data model and our own aliases. */
export function identifier(name: string): string {
  if (!/^\w+$/.test(name)) throw new Error(`Not an identifier: ${name}`);
  return `"${name}"`;
}

/** A column of an alias. */
export function columnText(table: string, column: string): string {
  return `${identifier(table)}.${identifier(column)}`;
}

function singleKey(model: string, { name, relationFromFields = [] }: ModelField): string | undefined {
  if (relationFromFields.length > 1) throw new Error(`${model}.${name} has a key of several columns.`);
  return relationFromFields[0];
}

function idOf(model: string): string {
  const id = [...(MODELS.get(model)?.values() ?? [])].find((field) => field.isId);
  if (!id) throw new Error(`${model} has no single id.`);
  return id.name;
}

function modelsOf(document: unknown): Record<string, { fields: readonly ModelField[] }> {
  // The Pothos generator writes the data model as an object of models by name, with type `unknown`.
  return (document as { datamodel: { models: Record<string, { fields: readonly ModelField[] }> } }).datamodel
    .models;
}
