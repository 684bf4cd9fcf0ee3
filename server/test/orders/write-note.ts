import type { Actor } from '../actors.ts';
import { run } from '../run.ts';

const WRITE = `mutation ($input: AddNoteInput!) { result: addNote(input: $input) { __typename
  ... on MutationError { code } ... on InvalidInputError { issues { path code } } ... on AddNoteSuccess { note { id databaseId } } } }`;

/** A note to write: global id of its subject, and visibility. */
export type NewNote = {
  subjectId: string;
  text: string;
  visibility: 'CUSTOMER' | 'INTERNAL';
  fileIds?: number[];
  mentionIds?: number[];
};

/**
 * Writes a note and returns its ids.
 * @throws if refused.
 */
export async function writeNote(by: Actor, input: NewNote): Promise<{ id: string; databaseId: number }> {
  const { result } = (await run(by, WRITE, { input })).data;
  if (!result.note) throw new Error(`The note was refused: ${JSON.stringify(result)}`);
  return result.note;
}

/** Tries to write a note and returns the result. */
export async function tryNote(by: Actor, input: NewNote) {
  return (await run(by, WRITE, { input })).data.result;
}
