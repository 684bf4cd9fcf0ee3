import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { type FoundUser, UserSearch } from '../../../customers/UserSearch.tsx';
import { useFailedText } from '../../../lib/forms/useFailedText.ts';
import { useDebouncedQuery } from '../../../lib/relay/useDebouncedQuery.ts';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import { LinesSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import type { ExceptionDialogQuery } from './__generated__/ExceptionDialogQuery.graphql.ts';
import { SeesAllBox } from './SeesAllBox.tsx';

const query = graphql`
  query ExceptionDialogQuery($search: String) {
    users(search: $search, first: 20) {
      edges {
        node {
          id
          ...SeesAllBox_user
        }
      }
    }
  }
`;

/** Search for a user of any customer, to edit whether they see all pieces. */
export function ExceptionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('item-types');
  const [found, setFound] = useState<FoundUser | null>(null);
  return (
    <ModalDialog
      isOpen
      onClose={onClose}
      title={t('owners.except')}
      size="md"
      footer={
        found && (
          <Button variant="outline" onClick={() => setFound(null)}>
            {t('owners.anotherUser')}
          </Button>
        )
      }
    >
      {found ? <Exception user={found} /> : <UserSearch onPick={setFound} />}
    </ModalDialog>
  );
}

function Exception({ user: { id, fullName, email } }: { user: FoundUser }) {
  const failedText = useFailedText();
  const { data, error } = useDebouncedQuery<ExceptionDialogQuery>(query, { search: email }, { pauseMs: 0 });
  const user = data?.users.edges.find(({ node }) => node.id === id)?.node;
  return (
    <Stack gap="3">
      <Text textStyle="sm" overflowWrap="anywhere">
        {fullName}{' '}
        <Text as="span" color="fg.muted">
          {email}
        </Text>
      </Text>
      {user ? (
        <SeesAllBox user={user} />
      ) : data || error ? (
        <Text role="alert" textStyle="sm" color="fg.error">
          {failedText('loading', fullName)}
        </Text>
      ) : (
        <LinesSkeleton lines={1} />
      )}
    </Stack>
  );
}
