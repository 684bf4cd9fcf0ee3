import { execFile } from 'node:child_process';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

const MODULE = pathToFileURL(join(import.meta.dirname, 'pool-priority.ts')).href;

const PRIORITIES = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { getPriority } from 'node:os';
  import { lowerPoolPriority } from '${MODULE}';
  await lowerPoolPriority();
  const tasks = process.platform === 'linux' ? readdirSync('/proc/self/task') : [];
  const pool = tasks.filter((task) => readFileSync('/proc/self/task/' + task + '/comm', 'utf8') === 'libuv-worker\\n');
  console.log(JSON.stringify({ own: getPriority(), pool: [...new Set(pool.map((task) => getPriority(Number(task))))] }));
`;

test('makes the threads of the pool patient, and nothing else', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', PRIORITIES]);
  expect(JSON.parse(stdout)).toEqual({ own: getPriority(), pool: process.platform === 'linux' ? [10] : [] });
});
