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

/** An attribute of a job's piece, as the JSON column keeps it. */
export type JobItemAttribute = {
  attributeId: number | null;
  code: string;
  nameEn: string;
  nameFr: string;
  valueEn: string;
  valueFr: string;
  fileId: number | null;
};

/** Reads a configuration back from its JSON column. */
export function configurationOfJson(json: unknown): JobConfiguration {
  // The column is only ever written with a JobConfiguration; jobs older than its last two fields lack them.
  const kept = json as Omit<JobConfiguration, 'parts' | 'ownMetal'> & Partial<JobConfiguration>;
  return { ...kept, parts: kept.parts ?? [], ownMetal: kept.ownMetal ?? false };
}
