import { createContext, useContext } from 'react';

/** Titles of quote lines by key, for notes about a line. */
export const NoteTopicsContext = createContext<ReadonlyMap<number, string>>(new Map());

/** Title of the quote line that a note is about; undefined if there is none. */
export function useNoteTopic(lineKey: number | null | undefined): string | undefined {
  const topics = useContext(NoteTopicsContext);
  return lineKey == null ? undefined : topics.get(lineKey);
}
