import { expect, test } from '@jest/globals';
import { contentOf, keysIn, requireSameRows } from './same-rows.ts';

const own = {
  data: {
    jobs: [
      {
        cursor: 'a',
        node: {
          id: btoa('JobOrder:7'),
          lineTotal: '450',
          items: [{ id: btoa('JobItem:70'), weight: '1.50' }, { id: btoa('JobItem:71') }],
        },
      },
    ],
  },
};
const raw = {
  data: {
    jobs: [
      { cursor: 'b', node: { id: 7, lineTotal: '450.00', items: [{ id: 70, weight: '1.5' }, { id: 71 }] } },
    ],
  },
};
const peer = {
  data: {
    all: {
      nodes: [
        {
          nodeId: btoa('["JobOrder",7]'),
          parts: [{ nodeId: btoa('["JobItem",70]') }, { nodeId: btoa('["JobItem",71]') }],
        },
      ],
    },
  },
};

test('ids of every kind are the same keys', () => {
  expect(keysIn(own)).toEqual([7, 70, 71]);
  expect(keysIn(raw)).toEqual([7, 70, 71]);
  expect(keysIn(peer)).toEqual([7, 70, 71]);
});

test('content leaves cursors out and reads decimals as numbers', () => {
  expect(contentOf(own)).toEqual([7, 450, 70, 1.5, 71]);
  expect(contentOf(raw)).toEqual([7, 450, 70, 1.5, 71]);
});

test('programs that answer the same pass', () => {
  const answers = new Map<string, unknown>([
    ['product', own],
    ['floor', raw],
    ['postgraphile', peer],
  ]);
  expect(() => requireSameRows(answers, 3)).not.toThrow();
});

test.each([
  ['an empty answer', new Map([['product', {}]])],
  [
    'other rows',
    new Map<string, unknown>([
      ['product', own],
      ['postgraphile', { nodeId: btoa('["JobOrder",8]') }],
    ]),
  ],
  [
    'another value of the floor',
    new Map<string, unknown>([
      ['product', own],
      ['floor', { ...raw, more: 1 }],
    ]),
  ],
])('%s does not', (_what, answers) => {
  expect(() => requireSameRows(answers, 3)).toThrow();
});
