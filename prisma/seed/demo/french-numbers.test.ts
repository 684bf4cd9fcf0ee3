import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

test('grouped digits in seeded French texts do not break across lines', () => {
  const breaking = globSync('prisma/seed/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b\w*Fr: '[^']*\d \d{3}\b[^']*'/g)].map(
      ([text]) => `${file}: ${text}`,
    ),
  );
  expect(breaking).toEqual([]);
});
