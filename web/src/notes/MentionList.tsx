import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useDebouncedQuery } from '../lib/relay/useDebouncedQuery.ts';
import type { MentionListQuery, MentionListQuery$data } from './__generated__/MentionListQuery.graphql.ts';

const query = graphql`
  query MentionListQuery($subjectId: ID!, $visibility: NoteVisibility!, $search: String) {
    mentionCandidates(subjectId: $subjectId, visibility: $visibility, search: $search) {
      databaseId
      fullName
      isStaff
    }
  }
`;

const List = chakra('ul', {
  base: {
    position: 'absolute',
    top: '100%',
    insetStart: '0',
    mt: '1',
    zIndex: 'dropdown',
    minW: '56',
    maxW: 'full',
    p: '1',
    listStyle: 'none',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    boxShadow: 'md',
  },
});

const Option = chakra('li', {
  base: {
    px: '3',
    py: '2',
    borderRadius: 'l1',
    cursor: 'pointer',
    textStyle: 'sm',
    _selected: { bg: 'bg.muted' },
    _hover: { bg: 'bg.subtle' },
  },
});

/** A person who can be mentioned. */
export type Person = MentionListQuery$data['mentionCandidates'][number];

const NOBODY: readonly Person[] = [];

type MentionListProps = {
  id: string;
  subjectId: string;
  visibility: 'CUSTOMER' | 'INTERNAL';
  search: string;
  active: Person | undefined;
  onFound: (people: readonly Person[]) => void;
  onPick: (person: Person) => void;
};

/** People whose names begin with the text after an @. The field keeps the focus. */
export function MentionList({
  id,
  subjectId,
  visibility,
  search,
  active,
  onFound,
  onPick,
}: MentionListProps) {
  const { t } = useTranslation('notes');
  const { data, isPending } = useDebouncedQuery<MentionListQuery>(
    query,
    { subjectId, visibility, search },
    { pauseMs: 150 },
  );
  const people = data?.mentionCandidates ?? NOBODY;
  useEffect(() => onFound(people), [people, onFound]);
  // The text may not be a name at all, so there is no message.
  if (people.length === 0 && (isPending || search.includes(' '))) return null;
  return (
    <List id={id} role="listbox" aria-label={t('mention.list')} aria-busy={isPending}>
      {people.length === 0 && (
        <Option role="option" aria-disabled color="fg.muted">
          {t('mention.none')}
        </Option>
      )}
      {people.map((person) => (
        <Option
          key={person.databaseId}
          id={`${id}-${person.databaseId}`}
          role="option"
          aria-selected={person === active}
          // A mouse press would move the focus from the text area.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(person)}
        >
          {person.fullName}
        </Option>
      ))}
      <VisuallyHidden as="li" role="status">
        {t('mention.found', { count: people.length })}
      </VisuallyHidden>
    </List>
  );
}
