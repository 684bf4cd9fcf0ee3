import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { DEMO_PASSWORD } from '../../../prisma/seed/demo/people/demo-users.ts';
import { WEB_BUILD } from '../../../scripts/build-web.ts';
import { findSecrets } from '../../../test/secrets/find-secrets.ts';

/** Values that must not be in a browser. */
const KNOWN = new Map([
  ['the password of the demo accounts', DEMO_PASSWORD],
  ['the name of the signing secret', 'JWT_SECRET'],
  ['the name of the database address', 'DATABASE_URL'],
]);

const files = globSync('**/*.{js,css,html,json,svg,txt,webmanifest}', { cwd: WEB_BUILD });

test('no file of the web build contains a secret or a card number', () => {
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) =>
    findSecrets(readFileSync(join(WEB_BUILD, file), 'utf8'), KNOWN).map((what) => `${file}: ${what}`),
  );
  expect(found).toEqual([]);
});

test('no source map is served', () => {
  expect(globSync('**/*.map', { cwd: WEB_BUILD })).toEqual([]);
});
