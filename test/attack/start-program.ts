import { execFile } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const CACHED = ['--import', './scripts/compile-cache.js'];

/** The entry points of the product. */
export const PROGRAMS = {
  product: [...CACHED, 'start.ts', '--without-web'],
  graphql: [...CACHED, 'server/main.ts'],
  rest: [...CACHED, 'rest-facade/main.ts'],
} as const;

/** How a program ended, and its output. */
export type Start = { code: number | null; output: string; problems: string[] };

/** Starts a program with only these settings, and runs it until it ends or reports that it is ready. */
export function startProgram(program: keyof typeof PROGRAMS, env: Record<string, string>): Promise<Start> {
  return new Promise((resolve) => {
    const { PATH = '' } = process.env;
    const child = execFile(
      process.execPath,
      [...PROGRAMS[program]],
      { cwd: ROOT, env: { PATH, ...env }, timeout: 45_000 },
      (_error, output, problems) =>
        resolve({ code: child.exitCode, output, problems: problems.trim().split('\n') }),
    );
    child.stdout?.on('data', (text: string) => {
      if (/is ready on|GraphQL on|REST on/.test(text)) child.kill('SIGTERM');
    });
  });
}
