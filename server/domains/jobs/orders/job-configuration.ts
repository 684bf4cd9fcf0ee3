import type { Configuration, ResolvedChoice } from '../../pricing/configuration/configuration.ts';

/** The configuration of a job as ordered: a JSON column of its specification. */
export type JobConfiguration = {
  itemTypeId: number;
  alloyId: number;
  /** US ring size as text. */
  size: string | null;
  priorityId: number;
  choices: ResolvedChoice[];
};

/** Reads a configuration back from its JSON column. */
export function configurationOfJson(json: unknown): JobConfiguration {
  // The column is only ever written with a JobConfiguration.
  return json as JobConfiguration;
}

/** The same piece, asked for again. */
export function askAgain({
  itemTypeId,
  alloyId,
  size,
  priorityId,
  choices,
}: JobConfiguration): Configuration {
  return {
    itemTypeId,
    alloyId,
    size,
    priorityId,
    attributes: choices.map(({ attributeId, optionId, text }) => ({ attributeId, optionId, text })),
  };
}
