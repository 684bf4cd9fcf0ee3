import { Tabs } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { useSignedInViewer } from '../lib/session/useSignedInViewer.ts';
import type { NoteTabs_subject$key } from './__generated__/NoteTabs_subject.graphql.ts';
import { NotesPanel } from './NotesPanel.tsx';

const fragment = graphql`
  fragment NoteTabs_subject on NoteSubject {
    notes {
      visibility
      isUnread
    }
    ...NoteThread_subject
  }
`;

type NoteTabsProps = { subject: NoteTabs_subject$key; mutation?: GraphQLTaggedNode };

const KINDS = ['CUSTOMER', 'INTERNAL'] as const;

/** The notes on something where there is little room: for staff a tab for each kind, so that they never stand together. */
export function NoteTabs({ subject: key, mutation }: NoteTabsProps) {
  const { t } = useTranslation('notes');
  const { isStaff } = useSignedInViewer();
  const subject = useFragment(fragment, key);
  if (!isStaff) return <NotesPanel subject={subject} visibility="CUSTOMER" mutation={mutation} />;
  const first = subject.notes.find(({ isUnread }) => isUnread) ?? subject.notes.at(-1);
  return (
    <Tabs.Root defaultValue={first?.visibility ?? 'CUSTOMER'} lazyMount>
      <Tabs.List>
        {KINDS.map((kind) => (
          <Tabs.Trigger key={kind} value={kind}>
            {t(`title.${kind}`)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {KINDS.map((kind) => (
        <Tabs.Content key={kind} value={kind}>
          <NotesPanel subject={subject} visibility={kind} mutation={mutation} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
