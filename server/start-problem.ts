import { BadConfigError } from './config/config.ts';
import { EmbeddedDatabaseError } from './database/embedded.ts';

/** Why a port cannot be opened, with a solution. */
const LISTEN_PROBLEMS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is taken. Stop what uses it, or set PORT',
  EADDRNOTAVAIL: 'HOST is no address of this machine',
  EACCES: 'this user may not open the port. Set PORT to 1024 or more',
  ENOTFOUND: 'the name in HOST is not known',
  EAI_AGAIN: 'the name in HOST is not known',
  EAFNOSUPPORT: 'this machine has no addresses of the kind in HOST',
  EINVAL: 'HOST is no address to listen on',
};

/** A readable text for a start that failed because of the environment; null for a bug, which keeps its stack. */
function startProblem(error: unknown): string | null {
  if (error instanceof BadConfigError || error instanceof EmbeddedDatabaseError) return error.message;
  return listenProblem(error);
}

/** Runs a program; a failed start is reported in readable lines, with exit code 1. */
export async function startOrExplain(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    const problem = startProblem(error);
    if (problem === null) throw error;
    process.stderr.write(`${problem}\n`);
    process.exitCode = 1;
  }
}

function listenProblem(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code, syscall, address, hostname, port }: Partial<Record<string, unknown>> = { ...error };
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return null;
  const problem = LISTEN_PROBLEMS[String(code)];
  const place = [address ?? hostname, port].filter((part) => part !== undefined).join(':');
  return problem === undefined ? null : `Cannot listen on ${place}: ${problem}.`;
}
