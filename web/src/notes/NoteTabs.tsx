import { Button, Group, Stack } from '@chakra-ui/react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSignedInViewer } from '../lib/session/useSignedInViewer.ts';
import type { NoteTabs_subject$key } from './__generated__/NoteTabs_subject.graphql.ts';
import type { NoteFormProps } from './NoteForm.tsx';
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

type NoteTabsProps = { subject: NoteTabs_subject$key; form?: ComponentType<NoteFormProps> };

const KINDS = ['CUSTOMER', 'INTERNAL'] as const;

/** Notes in a small space: staff switch between internal notes and those shared with the customer. */
export function NoteTabs({ subject: key, form }: NoteTabsProps) {
  const { t } = useTranslation('notes');
  const { isStaff } = useSignedInViewer();
  const subject = useFragment(fragment, key);
  const [chosen, choose] = useState<(typeof KINDS)[number] | null>(null);
  const [newest] = useState(() => subject.notes.findLast(({ isUnread }) => isUnread) ?? subject.notes.at(-1));
  const shown = chosen ?? (isStaff && newest?.visibility === 'INTERNAL' ? 'INTERNAL' : 'CUSTOMER');
  return (
    <Stack gap="4">
      {isStaff && (
        <Group attached>
          {KINDS.map((kind) => (
            <Button
              key={kind}
              size="sm"
              variant={kind === shown ? 'solid' : 'outline'}
              aria-pressed={kind === shown}
              onClick={() => choose(kind)}
            >
              {t(`title.${kind}`)}
            </Button>
          ))}
        </Group>
      )}
      <NotesPanel key={shown} subject={subject} visibility={shown} {...(form ? { form } : {})} />
    </Stack>
  );
}
