import { parseArgs } from 'node:util';

/** Command-line options of the benchmark. */
export interface Options {
  /** Times 100,000 jobs. */
  readonly scale: number;
  /** Little data and one short round: to see whether everything works. */
  readonly isQuick: boolean;
  readonly rounds: number;
  /** Seconds that each program is under load per round. */
  readonly seconds: number;
  /** Folder whose filled database is used again, or made; null: one that goes at the end. */
  readonly keep: string | null;
  /** File for the report as JSON. */
  readonly json: string | null;
  /** Whether docs/benchmarks.md is written. */
  readonly writesDocs: boolean;
  /** Operations travel as text instead of by the id of a persisted one. */
  readonly isFreeForm: boolean;
  /** Minutes of load for the growth of memory; 0: none. */
  readonly soakMinutes: number;
  /** Only workloads whose name contains one of these. */
  readonly only: readonly string[];
  /** Whether `npm start` also serves the web app, as users run it. */
  readonly hasWeb: boolean;
}

/** The command line cannot be understood; the message is the usage. */
export class BadOptionsError extends Error {
  override name = 'BadOptionsError';
}

/** How to call it, for a person who mistyped. */
const USAGE = `npm run bench -- [--scale 10] [--quick] [--rounds 5] [--seconds 3] [--soak 10] [--only "job list"]
                 [--keep folder] [--json file] [--write-docs] [--free-form] [--without-web]`;

/**
 * Reads the command line.
 * @throws {BadOptionsError} for anything unknown or out of range.
 */
export function readOptions(args: readonly string[]): Options {
  const values = parsed(args);
  const isQuick = values.quick ?? false;
  return {
    scale: positive('scale', values.scale, 1),
    isQuick,
    rounds: Math.ceil(positive('rounds', values.rounds, isQuick ? 1 : 5)),
    seconds: positive('seconds', values.seconds, isQuick ? 1 : 3),
    keep: values.keep ?? null,
    json: values.json ?? null,
    writesDocs: values['write-docs'] ?? false,
    isFreeForm: values['free-form'] ?? false,
    soakMinutes: values.soak === undefined ? 0 : positive('soak', values.soak, 0),
    only: values.only ?? [],
    hasWeb: !values['without-web'],
  };
}

/** The command line that measures the same again, without where data and reports go. */
export function commandOf(options: Options): string {
  const { scale, isQuick, rounds, seconds, isFreeForm, soakMinutes, only, hasWeb } = options;
  return [
    `npm run bench -- --rounds ${rounds} --seconds ${seconds}`,
    ...(scale === 1 ? [] : [`--scale ${scale}`]),
    ...(isQuick ? ['--quick'] : []),
    ...(soakMinutes === 0 ? [] : [`--soak ${soakMinutes}`]),
    ...only.map((name) => `--only "${name}"`),
    ...(isFreeForm ? ['--free-form'] : []),
    ...(hasWeb ? [] : ['--without-web']),
  ].join(' ');
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        scale: { type: 'string' },
        quick: { type: 'boolean' },
        rounds: { type: 'string' },
        seconds: { type: 'string' },
        keep: { type: 'string' },
        json: { type: 'string' },
        'write-docs': { type: 'boolean' },
        'free-form': { type: 'boolean' },
        soak: { type: 'string' },
        only: { type: 'string', multiple: true },
        'without-web': { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new BadOptionsError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function positive(name: string, text: string | undefined, standard: number): number {
  const value = text === undefined ? standard : Number(text);
  if (text !== undefined && !(value > 0 && Number.isFinite(value))) {
    throw new BadOptionsError(`--${name} must be a number above 0.\n${USAGE}`);
  }
  return value;
}
