import { createContext, useContext } from 'react';

/** What notes on a part of something are about: titles of the lines of a quote, by their keys. */
export const NoteTopicsContext = createContext<ReadonlyMap<number, string>>(new Map());

/** What a note is about, where that is a part of what it is on and the page tells its title. */
export function useNoteTopic(lineKey: number | null | undefined): string | undefined {
  const topics = useContext(NoteTopicsContext);
  return lineKey == null ? undefined : topics.get(lineKey);
}
