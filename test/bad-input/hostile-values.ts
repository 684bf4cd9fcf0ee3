import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { encodeGlobalId } from '../../server/lib/global-id.ts';
import { MAX_ID } from '../../server/lib/max-id.ts';

/**
 * Values that an input must handle: those of a wrong shape, which GraphQL itself refuses, and odd ones of the right
 * shape. The sharpest odd one comes first, because every place gets it: for texts and lists of texts, one with a NUL.
 */
export type HostileValues = { misshapen: unknown[]; odd: unknown[] };

const LONG = 'x'.repeat(900_000);
const TEXTS = [
  'a\u0000b',
  '\u0000',
  '\ud800',
  LONG,
  '',
  '   ',
  '\u0001\u001b[31m',
  '\\',
  '%_',
  '\'; DROP TABLE "User"; --',
  '../../etc/passwd',
  '\u202e\u0301💍👩‍👩‍👧',
];

const VALUES: Record<string, HostileValues> = {
  String: { misshapen: [7, true, {}, ['a', 'b']], odd: TEXTS },
  ID: {
    misshapen: [true, 1.5, {}, ['a', 'b']],
    odd: [
      ...TEXTS,
      7,
      -1,
      ...['0', '-1', '1.5', '2147483648', '9'.repeat(400), '1 OR 1=1', '\u0000'].flatMap((key) =>
        ['JobOrder', 'CartItem', 'User'].map((typename) => encodeGlobalId(typename, key)),
      ),
    ],
  },
  Int: {
    misshapen: ['7', 1.5, true, {}, [1, 2], 2_147_483_648, Number.MAX_VALUE],
    odd: [0, -1, -2_147_483_648, MAX_ID],
  },
  Boolean: { misshapen: ['true', 1, {}, [true, false]], odd: [true, false] },
  Decimal: {
    misshapen: [
      'NaN',
      'Infinity',
      '-Infinity',
      '1e5',
      '0x10',
      '1,5',
      '',
      ' 1',
      '٣',
      '1'.repeat(400),
      {},
      true,
      1e21,
    ],
    odd: ['0', '-0', '-1', '999999999999999.99999999', '-999999999999999.99999999', '0.00000001', '12.345'],
  },
  Date: {
    misshapen: ['2026-13-01', '2026-02-30', '', 'today', '2026-1-1', '+012026-01-01', 5, {}, true],
    odd: ['0000-01-01', '0001-01-01', '9999-12-31', '1970-01-01'],
  },
  DateTime: {
    misshapen: ['2026-13-01T00:00:00Z', '2026-02-30T00:00:00Z', '2026-01-01', 'now', '', 5, {}, true],
    odd: ['0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z', '1970-01-01T00:00:00.000+14:00'],
  },
  JSON: {
    misshapen: [{ text: LONG }],
    odd: [
      '\u0000',
      { 'a\u0000b': 1 },
      '\ud800',
      { '\udfff': 1 },
      nested(2_000),
      [],
      0,
      '',
      JSON.parse('{"__proto__":{"isStaff":true}}'),
    ],
  },
  File: { misshapen: ['file.png', {}, 7, { arrayBuffer: 'no' }, []], odd: [] },
};

/** Values for an input type. */
export function hostileValues(type: GraphQLInputType): HostileValues {
  if (isNonNullType(type)) {
    const { misshapen, odd } = hostileValues(type.ofType);
    return { misshapen: [null, ...misshapen], odd };
  }
  if (isListType(type)) {
    const { misshapen, odd } = hostileValues(type.ofType);
    const [sharpest, ...others] = odd.map((value) => [value]);
    return {
      misshapen: [
        ...misshapen.filter((value) => value !== null && !Array.isArray(value)),
        ...misshapen.map((value) => [value]),
      ],
      odd: [
        ...(sharpest ? [sharpest] : []),
        [],
        ...(sharpest ? [Array(10_000).fill(odd.at(-1))] : []),
        ...others,
      ],
    };
  }
  if (isEnumType(type)) return { misshapen: ['NOTHING', '', 7, {}, '__proto__', 'constructor'], odd: [] };
  if (isInputObjectType(type)) return { misshapen: [7, 'text', [1], { nothing: 1 }], odd: [] };
  const values = VALUES[type.name];
  if (!values) throw new Error(`Say what is hostile to a ${type.name}.`);
  return values;
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}
