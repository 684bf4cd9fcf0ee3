import { type RefObject, useEffect } from 'react';
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useMarkReadMutation } from './__generated__/useMarkReadMutation.graphql.ts';

const mutation = graphql`
  mutation useMarkReadMutation($input: MarkNotesReadInput!) {
    result: markNotesRead(input: $input) {
      __typename
      ... on MarkNotesReadSuccess {
        subject {
          id
          unreadNoteCount
        }
      }
    }
  }
`;

/** Marks notes up to this one as read once the end of the list is visible. Failures are ignored. */
export function useMarkRead(end: RefObject<HTMLElement | null>, newestId: string | undefined): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!end.current || newestId === undefined) return;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      commitMutation<useMarkReadMutation>(environment, {
        mutation,
        variables: { input: { noteId: newestId } },
        // The notes stay unread.
        onError: () => {},
      });
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [end, environment, newestId]);
}
