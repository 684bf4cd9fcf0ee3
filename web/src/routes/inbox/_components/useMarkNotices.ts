import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import type { useMarkNoticesMutation } from './__generated__/useMarkNoticesMutation.graphql.ts';

const mutation = graphql`
  mutation useMarkNoticesMutation($input: MarkNoticesReadInput!) {
    result: markNoticesRead(input: $input) {
      __typename
      ... on MarkNoticesReadSuccess {
        notices {
          id
          readAt
        }
        viewer {
          unreadNotices
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Marks notifications as read or unread; without ids, all of them. Returns whether it succeeded. */
export function useMarkNotices() {
  const [commit, isMarking] = useResultMutation<useMarkNoticesMutation>(mutation);
  const { t } = useTranslation('inbox');
  const { failed } = useOperationToasts('inbox');
  async function mark(ids: readonly string[] | null, isRead: boolean): Promise<boolean> {
    const outcome = await commit({ input: { ids: ids === null ? null : [...ids], isRead } });
    if (!outcome.ok) failed('saving', t('title'), outcome.failure);
    return outcome.ok;
  }
  return { mark, isMarking };
}
