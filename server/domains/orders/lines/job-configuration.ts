import type {
  ConfiguredPart,
  ResolvedChoice,
  StoredConfiguration,
} from '../../pricing/configuration/configuration.ts';

/** The configuration of a job as ordered, stored as JSON on its specification. */
export type JobConfiguration = StoredConfiguration & {
  /** US ring size as text. */
  size: string | null;
  choices: ResolvedChoice[];
  parts: ConfiguredPart[];
};

/** An attribute of a job's piece, as stored in the JSON column. */
export type JobItemAttribute = {
  attributeId: number | null;
  code: string;
  nameEn: string;
  nameFr: string;
  valueEn: string;
  valueFr: string;
  fileId: number | null;
};

/** A job with the configuration of its specification. */
type SpecifiedJob = { specification: { configuration: unknown } | null };

/** The columns of a job that `configurationOfJob` reads. */
export const JOB_CONFIGURATION = { specification: { select: { configuration: true } } } as const;

/** The configuration of a job as ordered; null for a job without one. */
export function configurationOfJob({ specification }: SpecifiedJob): JobConfiguration | null {
  return specification && configurationOfJson(specification.configuration);
}

/** Parses the JSON column of a configuration. */
export function configurationOfJson(json: unknown): JobConfiguration {
  // Only a JobConfiguration is written to this column. Older jobs lack the last two fields.
  const kept = json as Omit<JobConfiguration, 'parts' | 'ownMetal'> & Partial<JobConfiguration>;
  return { ...kept, parts: kept.parts ?? [], ownMetal: kept.ownMetal ?? false };
}
