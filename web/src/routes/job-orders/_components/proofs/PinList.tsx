import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { useOperationToasts } from '../../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import type { PinList_version$key } from './__generated__/PinList_version.graphql.ts';
import type { PinListMutation } from './__generated__/PinListMutation.graphql.ts';

const fragment = graphql`
  fragment PinList_version on ProofVersion {
    comments {
      id
      page
      text
      createdAt
      resolvedAt
      authorName
      actingByName
    }
  }
`;

const mutation = graphql`
  mutation PinListMutation($input: ResolveProofCommentInput!) {
    result: resolveProofComment(input: $input) {
      __typename
      ... on ResolveProofCommentSuccess {
        jobOrder {
          id
          ...jobAfterAction_job
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const List = chakra('ol', {
  base: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '3' },
});
const Remark = chakra('li', {
  base: { borderStartWidth: '2px', ps: '3' },
  variants: {
    isChosen: { true: { borderColor: 'border.gold' }, false: { borderColor: 'border' } },
  },
});

type PinListProps = {
  version: PinList_version$key;
  canResolve: boolean;
  chosenPin: string | null;
  onChoosePin: (id: string, page: number) => void;
};

/** The comments of a version as a list, readable without seeing the pins. */
export function PinList({ version: key, canResolve, chosenPin, onChoosePin }: PinListProps) {
  const { t } = useTranslation('jobs');
  const { dateTime } = useFormat();
  const { failed } = useOperationToasts('jobs');
  const { comments } = useFragment(fragment, key);
  const [commit, isSaving] = useResultMutation<PinListMutation>(mutation);

  async function resolve(id: string, isResolved: boolean) {
    const outcome = await commit({ input: { id, isResolved } });
    if (!outcome.ok) failed('saving', t('proof.pins'), outcome.failure);
  }

  if (comments.length === 0) {
    return (
      <Text textStyle="sm" color="fg.muted">
        {t('proof.noPins')}
      </Text>
    );
  }
  return (
    <List aria-label={t('proof.pins')}>
      {comments.map(({ id, page, text, createdAt, resolvedAt, authorName, actingByName }, index) => (
        <Remark key={id} isChosen={id === chosenPin}>
          <Stack gap="1">
            <Flex align="center" justify="space-between" gap="2" wrap="wrap">
              <Button size="xs" variant="ghost" ms="-2" onClick={() => onChoosePin(id, page)}>
                {t('proof.pin', { number: index + 1 })}
              </Button>
              {resolvedAt && (
                <Text textStyle="xs" color="fg.success" fontWeight="medium">
                  {t('proof.pinDone')}
                </Text>
              )}
            </Flex>
            <Text textStyle="sm" whiteSpace="pre-line" overflowWrap="anywhere">
              {text}
            </Text>
            <Text textStyle="xs" color="fg.muted">
              {actingByName ? t('history.for', { staff: actingByName, user: authorName }) : authorName}
              {' · '}
              <time dateTime={createdAt}>{dateTime(createdAt)}</time>
            </Text>
            {canResolve && (
              <Button
                size="xs"
                variant="outline"
                alignSelf="flex-start"
                disabled={isSaving}
                aria-label={t(resolvedAt ? 'proof.reopenPin' : 'proof.resolvePin', { number: index + 1 })}
                onClick={() => void resolve(id, !resolvedAt)}
              >
                {t(resolvedAt ? 'proof.reopen' : 'proof.resolve')}
              </Button>
            )}
          </Stack>
        </Remark>
      ))}
    </List>
  );
}
