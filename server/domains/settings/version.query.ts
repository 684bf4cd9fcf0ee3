import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { builder } from '../../schema/builder.ts';

const manifest = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8');
const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest));

builder.queryField('version', (t) =>
  t.string({ description: 'Version of the running product.', budget: 0, resolve: () => version }),
);
