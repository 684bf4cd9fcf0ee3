import { Box, Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuUserRound, LuX } from 'react-icons/lu';
import { graphql } from 'react-relay/hooks';
import { useFieldLabel } from '../../../../lib/forms/form-context.ts';
import { useDebouncedQuery } from '../../../../lib/relay/useDebouncedQuery.ts';
import { IconAction } from '../../../../ui/actions/IconAction.tsx';
import { RemoteCombobox } from '../../../../ui/fields/RemoteCombobox.tsx';
import type { ContactChoiceQuery } from './__generated__/ContactChoiceQuery.graphql.ts';

const query = graphql`
  query ContactChoiceQuery($customerId: Int!, $search: String) {
    consignmentContacts(customerId: $customerId, search: $search) {
      databaseId
      fullName
      email
    }
  }
`;

/** A contact for pieces. */
export type Contact = { readonly databaseId: number; readonly fullName: string; readonly email: string };

type ContactChoiceProps = {
  customerId: number;
  contact: Contact | null;
  onChange: (contact: Contact | null) => void;
};

/** The contact for the pieces at the customer; none by default. */
export function ContactChoice({ customerId, contact, onChange }: ContactChoiceProps) {
  const { t } = useTranslation('consignments');
  const [isSearching, setIsSearching] = useState(false);
  useFieldLabel('contactId', t('facts.contact'));

  function handlePick(picked: Contact) {
    onChange(picked);
    setIsSearching(false);
  }

  return (
    <Stack gap="2">
      <Heading as="h3" textStyle="sm">
        {t('facts.contact')}
      </Heading>
      {contact && (
        <HStack justify="space-between" gap="3">
          <Text overflowWrap="anywhere">
            {contact.fullName}{' '}
            <Text as="span" textStyle="xs" color="fg.muted">
              {contact.email}
            </Text>
          </Text>
          <IconAction
            label={t('create.removeContact', { name: contact.fullName })}
            icon={<LuX />}
            onClick={() => onChange(null)}
          />
        </HStack>
      )}
      {!contact && <Text color="fg.muted">{t('create.contactHint')}</Text>}
      {!contact && isSearching && <ContactSearch customerId={customerId} onPick={handlePick} />}
      {!contact && !isSearching && (
        <Button size="xs" variant="outline" alignSelf="flex-start" onClick={() => setIsSearching(true)}>
          <LuUserRound aria-hidden />
          {t('create.chooseContact')}
        </Button>
      )}
    </Stack>
  );
}

type ContactSearchProps = { customerId: number; onPick: (contact: Contact) => void };

/** Search for a contact among the customer’s users. */
function ContactSearch({ customerId, onPick }: ContactSearchProps) {
  const { t } = useTranslation('consignments');
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  // The button that opened it is gone, so the search box takes the focus.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const { data, error, isPending } = useDebouncedQuery<ContactChoiceQuery>(query, {
    customerId,
    search: text.trim() || null,
  });
  const people = data?.consignmentContacts;

  function handlePick(key: string) {
    const picked = people?.find(({ databaseId }) => String(databaseId) === key);
    if (picked) onPick(picked);
  }

  return (
    <Box ref={box}>
      <RemoteCombobox
        label={t('create.searchContact')}
        text={text}
        onText={setText}
        options={
          people?.map(({ databaseId, fullName, email }) => ({
            key: String(databaseId),
            title: fullName,
            detail: email,
          })) ?? null
        }
        isPending={isPending}
        hasFailed={error !== null}
        emptyText={t('create.noContactFound')}
        onPick={handlePick}
      />
    </Box>
  );
}
