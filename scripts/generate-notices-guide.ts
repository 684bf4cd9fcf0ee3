import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noticesGuide } from '../server/domains/notices/rules/texts/notices-guide.ts';

await writeFile(join(import.meta.dirname, '../docs/guides/notices.md'), noticesGuide());
