import type { Configuration, ConfiguredPart } from '../configuration/configuration.ts';
import { configuredPart } from '../configuration/configured-part.ts';
import { resolveParts } from '../configuration/resolve-parts.ts';
import type { LoadedSources } from '../sources/load-price-sources.ts';
import type { Piece } from '../sources/piece.ts';

/** A configuration at the list price, as text, stored on the piece. */
export type CheapestConfiguration = {
  /** The piece itself. */
  main: ConfiguredPart;
  /** The parts of its set. */
  parts: ConfiguredPart[];
  /** Code of the priority; null if all cost the same. */
  priorityCode: string | null;
};

/** Converts a configuration for storage. */
export function cheapestConfiguration(
  piece: Piece,
  configuration: Configuration,
  { pieces, sources }: { pieces: ReadonlyMap<number, Piece>; sources: LoadedSources },
): CheapestConfiguration {
  const { main, subItems } = resolveParts(pieces, piece, configuration);
  const priority = sources.priorities.find(({ id }) => id === configuration.priorityId);
  return {
    main: configuredPart({ piece, resolved: main, quantity: 1, follows: false }),
    parts: subItems.map(configuredPart),
    priorityCode: priority?.code ?? null,
  };
}

/** Parses the column of a piece. */
export function cheapestOfJson(json: unknown): CheapestConfiguration | null {
  // The column is written only from such a configuration.
  return json === null ? null : (json as CheapestConfiguration);
}
