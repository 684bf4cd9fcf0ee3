import { join } from 'node:path';
import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import { repositoryFiles } from './repository-files.ts';
import { ROOT } from './run.ts';

/** Fails if a file of the repository contains a key, a token or a password (part of `npm run check`). */
const config = {
  rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator, options: {} }],
};
const problems: string[] = [];
for (const { path, text } of await repositoryFiles()) {
  const { messages } = await lintSource({
    source: { filePath: join(ROOT, path), content: text, ext: '', contentType: 'text' },
    options: { config, maskSecrets: true },
  });
  problems.push(...messages.map(({ loc, message }) => `${path}:${loc.start.line} ${message}`));
}
if (problems.length > 0) process.stderr.write(`${problems.join('\n')}\n`);
// Exit immediately: the linter's profiler would otherwise sort its marks for half a minute.
process.exit(problems.length > 0 ? 1 : 0);
