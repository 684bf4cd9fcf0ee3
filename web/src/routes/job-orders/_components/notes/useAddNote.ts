import { useRef } from 'react';
import { graphql } from 'react-relay/hooks';
import type { MutationFailure } from '../../../../lib/forms/mutation-failure.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import type { AddNoteInput, useAddNoteMutation } from './__generated__/useAddNoteMutation.graphql.ts';

const mutation = graphql`
  mutation useAddNoteMutation($input: AddNoteInput!) {
    result: addNote(input: $input) {
      __typename
      ... on AddNoteSuccess {
        subject {
          ...JobNotes_job @alias(as: "notes")
          ...jobAfterAction_job @alias(as: "job")
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type NewNote = Pick<AddNoteInput, 'visibility' | 'text' | 'fileIds'>;

/** Writes a note on a job; one that was written already is not written twice when sending is repeated. */
export function useAddNote(
  jobOrderId: string,
): [(note: NewNote) => Promise<MutationFailure | null>, boolean] {
  const [commit, isWriting] = useResultMutation<useAddNoteMutation>(mutation);
  const last = useRef({ words: '', key: '' });

  async function addNote(note: NewNote): Promise<MutationFailure | null> {
    // The key belongs to the words: an edited note is another one.
    const words = JSON.stringify(note);
    if (last.current.words !== words) last.current = { words, key: crypto.randomUUID() };
    const outcome = await commit({
      input: { subjectId: jobOrderId, idempotencyKey: last.current.key, ...note },
    });
    return outcome.ok ? null : outcome.failure;
  }

  return [addNote, isWriting];
}
