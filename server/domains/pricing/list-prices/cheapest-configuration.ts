import type { Configuration, ConfiguredPart } from '../configuration/configuration.ts';
import { configuredPart } from '../configuration/configured-part.ts';
import { resolveParts } from '../configuration/resolve-parts.ts';
import type { LoadedSources } from '../sources/load-price-sources.ts';
import type { Piece } from '../sources/piece.ts';

/** A configuration that costs the list price, in words, as the column of a piece keeps it. */
export type CheapestConfiguration = {
  /** The piece itself. */
  main: ConfiguredPart;
  /** The parts of its set. */
  parts: ConfiguredPart[];
  /** Code of the priority; null: any costs the same. */
  priorityCode: string | null;
};

/** A configuration in words, to be kept. */
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

/** The column of a piece. */
export function cheapestOfJson(json: unknown): CheapestConfiguration | null {
  // The column is only ever written from such a configuration.
  return json === null ? null : (json as CheapestConfiguration);
}
