import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../../lib/forms/Form.tsx';
import { textOf } from '../../../../lib/forms/form-values.ts';
import { NOTE_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import { NotePictures } from './NotePictures.tsx';
import { useAddNote } from './useAddNote.ts';
import { useNotePictures } from './useNotePictures.ts';

type NoteFormProps = {
  /** Global id of the job. */
  jobId: string;
  visibility: 'CUSTOMER' | 'INTERNAL';
  onDone: () => void;
};

/** Writes a note, with pictures by file, drop and paste. */
export function NoteForm({ jobId, visibility, onDone }: NoteFormProps) {
  const { t } = useTranslation('jobs');
  const pictures = useNotePictures();
  const [addNote, isSaving] = useAddNote(jobId);

  async function handleSend(data: FormData) {
    const failure = await addNote({ visibility, text: textOf(data, 'text'), fileIds: pictures.fileIds });
    if (failure) return failure;
    toastSuccess(t('done.note'));
    onDone();
    return null;
  }

  return (
    <Form onSend={handleSend} routeNamespace="jobs" gap="3">
      <TextAreaField
        name="text"
        label={t(`notes.write.${visibility}`)}
        required
        rows={2}
        maxLength={NOTE_TEXT_LENGTHS.text}
        onPaste={pictures.handlePaste}
      />
      <NotePictures pictures={pictures} />
      <Button
        type="submit"
        size="sm"
        alignSelf="flex-start"
        loading={isSaving}
        disabled={pictures.isUploading}
      >
        {t('notes.add')}
      </Button>
    </Form>
  );
}
