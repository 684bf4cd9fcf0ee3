import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const SOURCES = join(import.meta.dirname, '..');

/** Sends the versions of many jobs, and shows the conflict of each in its results. */
const OF_MANY = 'routes/job-orders/_components/bulk/BulkStatusForm.tsx';

/** Forms that send the version of their record, which the server refuses after another user saved it. */
const versioned = globSync('**/*.tsx', { cwd: SOURCES, exclude: (name) => name.endsWith('.test.tsx') })
  .map((file) => ({ file, source: readFileSync(join(SOURCES, file), 'utf8') }))
  .filter(
    ({ file, source }) =>
      file !== OF_MANY && /<(Form|ValuesForm)\s/.test(source) && /[\s.{(,]version\b(?!['"])/.test(source),
  );

test('finds the forms', () => {
  expect(versioned.map(({ file }) => file)).toContain('addresses/AddressForm.tsx');
});

test.each(versioned)('$file can be saved again after a conflict', ({ source }) => {
  expect(source).toMatch(/\buseSharedRecord\(|\buseMergedValues\(|<Conflict\b/);
});
