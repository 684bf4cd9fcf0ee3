import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { NotesButton } from '../../../../notes/NotesButton.tsx';
import type { ItemNotes_item$key } from './__generated__/ItemNotes_item.graphql.ts';

const NoteTabs = lazy(async () => ({ default: (await import('../../../../notes/NoteTabs.tsx')).NoteTabs }));

const fragment = graphql`
  fragment ItemNotes_item on JobItem {
    name
    noteCount
    writableNotes
    notes {
      isUnread
    }
    ...NoteTabs_subject
  }
`;

/** Opens the notes on a piece. They are part of the page. */
export function ItemNotes({ item: key }: { item: ItemNotes_item$key }) {
  const item = useFragment(fragment, key);
  return (
    <NotesButton
      count={item.noteCount}
      unread={item.notes.filter(({ isUnread }) => isUnread).length}
      isAlways={item.writableNotes.length > 0}
      number={item.name}
      notes={() => <NoteTabs subject={item} />}
    />
  );
}
