import type {
  ConfiguredPart,
  KeptConfiguration,
  ResolvedChoice,
} from '../../pricing/configuration/configuration.ts';

/** The configuration of a job as ordered: a JSON column of its specification. */
export type JobConfiguration = KeptConfiguration & {
  /** US ring size as text. */
  size: string | null;
  choices: ResolvedChoice[];
  parts: ConfiguredPart[];
};

/** Reads a configuration back from its JSON column. */
export function configurationOfJson(json: unknown): JobConfiguration {
  // The column is only ever written with a JobConfiguration; jobs older than its last two fields lack them.
  const kept = json as Omit<JobConfiguration, 'parts' | 'ownMetal'> & Partial<JobConfiguration>;
  return { ...kept, parts: kept.parts ?? [], ownMetal: kept.ownMetal ?? false };
}
