import { useRef } from 'react';
import { graphql } from 'react-relay/hooks';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { MutationFailure } from '../lib/forms/mutation-failure.ts';
import { useResultMutation } from '../lib/forms/useResultMutation.ts';
import type { AddNoteInput, useAddNoteMutation } from './__generated__/useAddNoteMutation.graphql.ts';

const notesAlone = graphql`
  mutation useAddNoteMutation($input: AddNoteInput!) {
    result: addNote(input: $input) {
      __typename
      ... on AddNoteSuccess {
        subject {
          __typename
          ...NoteThread_subject
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type NewNote = Pick<AddNoteInput, 'visibility' | 'lineKey' | 'text' | 'fileIds' | 'mentionIds'>;

/**
 * Adds a note, without duplicates when sending is retried. If a note changes other parts of the page too, pass a
 * mutation that refetches them, with the same input and result.
 */
export function useAddNote(
  subjectId: string,
  mutation: GraphQLTaggedNode = notesAlone,
): [(note: NewNote) => Promise<MutationFailure | null>, boolean] {
  const [commit, isWriting] = useResultMutation<useAddNoteMutation>(mutation);
  const last = useRef({ words: '', key: '' });

  async function addNote(note: NewNote): Promise<MutationFailure | null> {
    // An edited note gets a new idempotency key.
    const words = JSON.stringify(note);
    if (last.current.words !== words) last.current = { words, key: crypto.randomUUID() };
    const outcome = await commit({ input: { subjectId, idempotencyKey: last.current.key, ...note } });
    return outcome.ok ? null : outcome.failure;
  }

  return [addNote, isWriting];
}
