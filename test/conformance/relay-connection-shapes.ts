import { expect, test } from '@jest/globals';
import { getNamedType, getNullableType, isListType, isObjectType } from 'graphql';
import { schema } from '../../server/schema/index.ts';
import { connectionFields, connectionTypes } from './relay-schema.ts';

/** Checks the types and fields of connections against the cursor connections specification. */
export function testConnectionShapes(): void {
  test('every type with pages of rows is a connection, and connections are used for nothing else', () => {
    const paging = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .filter((type) => type.getFields().edges || type.getFields().pageInfo);
    expect(paging).toEqual(connectionTypes);
    expect(new Set(connectionFields.map(({ field }) => getNamedType(field.type)))).toEqual(
      new Set(connectionTypes),
    );
  });

  test.each(connectionTypes.map((type) => [type.name, type] as const))(
    '%s has edges and pageInfo',
    (name, type) => {
      const { edges, pageInfo } = type.getFields();
      const edge = edges ? getNamedType(edges.type) : null;
      if (!isObjectType(edge)) throw new Error(`${name} has no edges.`);
      const { node, cursor } = edge.getFields();
      expect(isListType(edges && getNullableType(edges.type))).toBe(true);
      expect(String(pageInfo?.type)).toBe('PageInfo!');
      expect([edge.name, String(cursor?.type)]).toEqual([name.replace(/Connection$/, 'Edge'), 'String!']);
      expect(isListType(node && getNullableType(node.type))).toBe(false);
    },
  );

  test('PageInfo describes the position of a page', () => {
    const type = schema.getType('PageInfo');
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    expect(Object.fromEntries(fields.map((field) => [field.name, String(field.type)]))).toEqual({
      hasNextPage: 'Boolean!',
      hasPreviousPage: 'Boolean!',
      startCursor: 'String',
      endCursor: 'String',
    });
  });

  test.each(connectionFields.map(({ key, field }) => [key, field] as const))(
    '%s pages both ways',
    (_key, field) => {
      const types = Object.fromEntries(field.args.map(({ name, type }) => [name, String(type)]));
      expect(types).toMatchObject({ first: 'Int', after: 'String', last: 'Int', before: 'String' });
    },
  );
}
