import { Box, Textarea } from '@chakra-ui/react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../lib/forms/FieldFrame.tsx';
import { NOTE_TEXT_LENGTHS } from '../lib/forms/limits.ts';
import { MentionList, type Person } from './MentionList.tsx';
import { type Mentioned, type MentionQuery, mentionAt } from './mention-text.ts';

type MentionFieldProps = {
  label: string;
  subjectId: string;
  visibility: 'CUSTOMER' | 'INTERNAL';
  onPaste: (event: ClipboardEvent) => void;
  onMention: (person: Mentioned) => void;
};

/**
 * Text area of a note. After an @ it lists people who may read the note: arrow keys select while typing continues,
 * Enter or Tab inserts the name, Escape closes the list.
 */
export function MentionField({ label, subjectId, visibility, onPaste, onMention }: MentionFieldProps) {
  const { t } = useTranslation('notes');
  const area = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [query, setQuery] = useState<MentionQuery | null>(null);
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [place, setPlace] = useState(0);
  // The form opens on a click, so its text area takes the focus.
  useEffect(() => area.current?.focus(), []);
  const active = query ? people[Math.min(place, people.length - 1)] : undefined;

  function follow() {
    const { current } = area;
    const next = current ? mentionAt(current.value, current.selectionStart) : null;
    if (next?.search !== query?.search || next?.start !== query?.start) setPlace(0);
    setQuery(next);
  }

  function take({ databaseId, fullName }: Person) {
    const { current } = area;
    if (!current || !query) return;
    current.focus();
    current.setRangeText(`@${fullName} `, query.start, current.selectionStart, 'end');
    // Notifies the form, like typing.
    current.dispatchEvent(new Event('input', { bubbles: true }));
    onMention({ id: databaseId, name: fullName });
    setQuery(null);
  }

  function handleKeys(event: KeyboardEvent) {
    if (!query || !active) return;
    const last = people.length - 1;
    if (event.key === 'ArrowDown') setPlace(place >= last ? 0 : place + 1);
    else if (event.key === 'ArrowUp') setPlace(place === 0 ? last : place - 1);
    else if (event.key === 'Enter' || event.key === 'Tab') take(active);
    else if (event.key === 'Escape') {
      // Does not close a surrounding dialog.
      event.stopPropagation();
      setQuery(null);
    } else return;
    event.preventDefault();
  }

  return (
    <Box position="relative">
      <FieldFrame name="text" label={label} hint={t('mention.hint')} required>
        <Textarea
          ref={area}
          name="text"
          rows={2}
          autoresize
          maxLength={NOTE_TEXT_LENGTHS.text}
          aria-autocomplete="list"
          aria-controls={query ? listId : undefined}
          aria-activedescendant={active ? `${listId}-${active.databaseId}` : undefined}
          onChange={follow}
          onSelect={follow}
          onBlur={() => setQuery(null)}
          onKeyDown={handleKeys}
          onPaste={onPaste}
        />
      </FieldFrame>
      {query && (
        <MentionList
          id={listId}
          subjectId={subjectId}
          visibility={visibility}
          search={query.search}
          active={active}
          onFound={setPeople}
          onPick={take}
        />
      )}
    </Box>
  );
}
