import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './run.ts';

/**
 * `npm run dev`: the product with reload. The web app listens on PORT (4000) and forwards API requests to a second
 * process on the next port, which restarts when its sources change. Relay artifacts are updated when the web sources
 * change.
 */
const port = Number(process.env.PORT ?? 4000);
const apiPort = String(port + 1);
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;

function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(program, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
}

let pending: NodeJS.Timeout | undefined;
watch(join(ROOT, 'web', 'src'), { recursive: true }, (_event, name) => {
  if (!name || name.includes('__generated__') || !/\.tsx?$/.test(name)) return;
  clearTimeout(pending);
  pending = setTimeout(async () => {
    const { isSuccess, output } = await run('relay-compiler', []);
    if (!isSuccess) process.stderr.write(output);
  }, 200);
});

const children = [
  start(process.execPath, ['--watch', '--watch-preserve-output', 'start.ts', '--without-web'], {
    PORT: apiPort,
    PUBLIC_URL: publicUrl,
  }),
  start('vite', ['--config', 'web/vite.config.ts', '--port', String(port)], {
    DEV_API: `http://127.0.0.1:${apiPort}`,
  }),
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit();
  });
}
