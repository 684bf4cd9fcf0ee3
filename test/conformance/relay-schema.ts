import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { schema } from '../../server/schema/index.ts';

const objectTypes = Object.values(schema.getTypeMap()).filter(isObjectType);

/** Types whose objects have a global id, with or without a look-up. */
export const identifiedTypes = objectTypes.filter((type) => type.getFields().id);

/** Types that are connections by name. */
export const connectionTypes = objectTypes.filter(({ name }) => name.endsWith('Connection'));

/** The row type of a connection; null for other types. */
export function rowOfConnection(type: GraphQLObjectType): GraphQLObjectType | null {
  if (!connectionTypes.includes(type)) return null;
  const edge = getNamedType(type.getFields().edges?.type);
  const node = isObjectType(edge) ? getNamedType(edge.getFields().node?.type) : null;
  return isObjectType(node) ? node : null;
}

/** A field with a page of a list, and its place: `Query.jobOrders`. */
export type ConnectionField = { key: string; field: GraphQLField<unknown, unknown> };

/** All such fields of the schema. */
export const connectionFields: ConnectionField[] = objectTypes.flatMap((type) =>
  Object.values(type.getFields())
    .filter((field) => connectionTypes.some((connection) => connection === getNamedType(field.type)))
    .map((field) => ({ key: `${type.name}.${field.name}`, field })),
);

/** The names and directions of an `orderBy` argument. */
export function offeredOrders({ field }: ConnectionField): { field: string; direction: string }[] {
  const input = field.args.find(({ name }) => name === 'orderBy')?.type;
  const named = input ? getNamedType(input) : null;
  if (!isInputObjectType(named)) return [];
  const valuesOf = (name: string) => {
    const part = named.getFields()[name];
    const type = part ? getNamedType(part.type) : null;
    return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
  };
  return valuesOf('field').flatMap((each) =>
    valuesOf('direction').map((direction) => ({ field: each, direction })),
  );
}

/** All scalar fields of a type without required arguments. */
export function leaves(type: GraphQLObjectType): string {
  const fields = Object.values(type.getFields()).filter((field) => isLeafType(getNamedType(field.type)));
  return ['__typename', ...fields.filter(needsNothing).map(({ name }) => name)].join(' ');
}

/** Type name and id of every object in a type that has one, to a depth of relations. */
export function identities(type: GraphQLObjectType, depth: number): string {
  const inner = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    if (depth === 0 || !isObjectType(named) || !needsNothing(field)) return [];
    return [`${field.name} { ${identities(named, depth - 1)} }`];
  });
  return ['__typename', ...(type.getFields().id ? ['id'] : []), ...inner].join(' ');
}

/** Whether a field has no required arguments. */
export function needsNothing({ args }: GraphQLField<unknown, unknown>): boolean {
  return args.every(({ type }) => !String(type).endsWith('!'));
}
