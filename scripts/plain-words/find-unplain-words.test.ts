import { expect, test } from '@jest/globals';
import { commentsOf, descriptionsOf, findUnplainWords } from './find-unplain-words.ts';

test.each([
  ['a\nTax is reckoned on the subtotal.', [{ line: 2, word: 'reckoned' }]],
  [
    'Whoever pays, or whomever they ask.',
    [
      { line: 1, word: 'Whoever' },
      { line: 1, word: 'whomever' },
    ],
  ],
  ['What it comes to.', [{ line: 1, word: 'What it comes to' }]],
  ['See `reckon-order.ts`.\n```\nanew\n```\nnews', []],
  ['The order comes to the bench again.', []],
  ['It stands in a stand-alone file.', [{ line: 1, word: 'stands' }]],
])('%j', (text, expected) => {
  expect(findUnplainWords(text).map(({ line, word }) => ({ line, word }))).toEqual(expected);
});

test('only descriptions of a schema are read, on their lines', () => {
  const schema = 'type Cart {\n  """Made anew."""\n  alike: Int\n  """\n  To be had.\n  """\n  b: Int\n}';
  expect(findUnplainWords(descriptionsOf(schema)).map(({ line, word }) => [line, word])).toEqual([
    [2, 'anew'],
    [5, 'To be had'],
  ]);
});

test('only comments of a source are read, on their lines', () => {
  const source =
    "const path = '/** anew */';\n/**\n * Made anew.\n */\nconst a = 1; // alike\n  // To be had.\nlet anew = 2;\n";
  expect(findUnplainWords(commentsOf(source)).map(({ line, word }) => [line, word])).toEqual([
    [3, 'anew'],
    [6, 'To be had'],
  ]);
});
