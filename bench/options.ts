import { parseArgs } from 'node:util';

/** Command-line options of the benchmark. */
export interface Options {
  /** Size of the data, in units of 100,000 jobs. */
  readonly scale: number;
  /** Little data and one short round, to check that everything works. */
  readonly isQuick: boolean;
  readonly rounds: number;
  /** Seconds of load per program and round. */
  readonly seconds: number;
  /** Folder of a filled database that is used again or created. Null uses a temporary folder. */
  readonly keep: string | null;
  /** File for the report as JSON. */
  readonly json: string | null;
  /** Whether docs/benchmarks.md is written. */
  readonly writesDocs: boolean;
  /** Sends operations as text instead of persisted ids. */
  readonly isFreeForm: boolean;
  /** Minutes of load for measuring memory growth; 0 for none. */
  readonly soakMinutes: number;
  /** Only workloads whose name contains one of these. */
  readonly only: readonly string[];
  /** Whether `npm start` also serves the web app, as users run it. */
  readonly hasWeb: boolean;
}

/** The command line is invalid. The message contains the usage. */
export class BadOptionsError extends Error {
  override name = 'BadOptionsError';
}

const USAGE = `npm run bench -- [--scale 10] [--quick] [--rounds 5] [--seconds 3] [--soak 10] [--only "job list"]
                 [--keep folder] [--json file] [--write-docs] [--free-form] [--without-web]`;

/**
 * Reads the command line.
 * @throws {BadOptionsError} for unknown options and values out of range.
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

/** The command line that repeats the measurements, without the folders of data and reports. */
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
