import { Button, HStack } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { Form } from '../lib/forms/Form.tsx';
import { textOf } from '../lib/forms/form-values.ts';
import { toastSuccess } from '../ui/feedback/toaster.ts';
import { MentionField } from './MentionField.tsx';
import { type Mentioned, mentionedIn } from './mention-text.ts';
import { NotePictures } from './NotePictures.tsx';
import { useAddNote } from './useAddNote.ts';
import { useNotePictures } from './useNotePictures.ts';

export type NoteFormProps = {
  /** Global id of the subject. */
  subjectId: string;
  visibility: 'CUSTOMER' | 'INTERNAL';
  /** Key of a quote line that the note is about. */
  lineKey?: number | undefined;
  /** Mutation to use if a note changes other parts of the page too; see `useAddNote`. */
  mutation?: GraphQLTaggedNode;
  /** Called after sending or cancelling. */
  onDone: () => void;
};

/** Form of a note: text with @ mentions, and pictures by file dialog, drag and drop, paste or camera. */
export function NoteForm({ subjectId, visibility, lineKey, mutation, onDone }: NoteFormProps) {
  const { t } = useTranslation(['notes', 'common']);
  const pictures = useNotePictures();
  const called = useRef<Mentioned[]>([]);
  const [addNote, isSaving] = useAddNote(subjectId, mutation);

  async function handleSend(data: FormData) {
    const text = textOf(data, 'text');
    const mentionIds = mentionedIn(text, called.current);
    const failure = await addNote({ visibility, lineKey, text, fileIds: pictures.fileIds, mentionIds });
    if (failure) return failure;
    toastSuccess(t('added'));
    onDone();
    return null;
  }

  return (
    <Form onSend={handleSend} routeNamespace="notes" gap="3">
      <MentionField
        label={t(`write.${visibility}`)}
        subjectId={subjectId}
        visibility={visibility}
        onPaste={pictures.handlePaste}
        onMention={(person) => called.current.push(person)}
      />
      <NotePictures pictures={pictures} />
      <HStack>
        <Button type="submit" size="sm" loading={isSaving} disabled={pictures.isUploading}>
          {t('add')}
        </Button>
        <Button size="sm" variant="ghost" disabled={isSaving} onClick={onDone}>
          {t('common:cancel')}
        </Button>
      </HStack>
    </Form>
  );
}
