import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { fieldTable, selectionOfTable } from './field-table.ts';

interface Metal {
  readonly name: string;
}
interface Piece {
  readonly title: string;
  readonly price: string | null;
  readonly metal: Metal | null;
  readonly parts: readonly { readonly metal: Metal }[];
}

const metal = fieldTable<Metal>()({ fields: (t) => ({ called: t.field('name', z.string()) }) });
const part = fieldTable<Piece['parts'][number]>()({ fields: (t) => t.of('metal', metal) });
const piece = fieldTable<Piece>()({
  fragment: 'RestPiece on Piece',
  id: 'Piece',
  description: 'A piece.',
  fields: (t) => ({
    kind: t.fixed(z.literal('PIECE')),
    name: t.field('title', z.string()),
    metalName: t.field('metal.name', z.string().nullable()),
    metal: t.partOrNull('metal', metal, 'What it is made of.'),
    price: t.decimal('price', z.number().nullable()),
    parts: t.parts('parts', part),
    size: t.made({ 'size(in: MM)': { '...RestSize': {} } }, z.string(), ({ title }) => title.toUpperCase()),
  }),
});

test('selects each field of GraphQL once', () => {
  expect(selectionOfTable(piece)).toEqual({
    title: {},
    metal: { name: {} },
    price: {},
    parts: { metal: { name: {} } },
    'size(in: MM)': { '...RestSize': {} },
  });
});

test('has the fields of its schema, in the order of the table, and null for unknown values', () => {
  const ring = {
    title: 'Ring',
    price: '12.50',
    metal: { name: 'Gold' },
    parts: [{ metal: { name: 'Silver' } }],
  };
  const answer = {
    kind: 'PIECE',
    name: 'Ring',
    metalName: 'Gold',
    metal: { called: 'Gold' },
    price: 12.5,
    parts: [{ called: 'Silver' }],
    size: 'RING',
  };
  expect(JSON.stringify(piece.answer(ring))).toBe(JSON.stringify(answer));
  expect(piece.schema.parse(answer)).toEqual(answer);
  const unknown = { ...ring, price: null, metal: null };
  expect(piece.answer(unknown)).toEqual({ ...answer, price: null, metal: null, metalName: null });
});

test('a field that GraphQL answers otherwise does not compile', () => {
  fieldTable<Piece>()({
    fields: (t) => ({
      // @ts-expect-error there is no such field
      gone: t.field('titel', z.string()),
      // @ts-expect-error it may be null
      price: t.decimal('price', z.number()),
      // @ts-expect-error it may be null where its metal is
      metalName: t.field('metal.name', z.string()),
      // @ts-expect-error it is a text
      name: t.field('title', z.number()),
      // @ts-expect-error there is no such object
      alloy: t.part('alloy', metal),
      // @ts-expect-error it may be null
      metal: t.part('metal', metal),
      // @ts-expect-error these are objects of another kind
      parts: t.parts('parts', metal),
    }),
  });
});
