import { useTranslation } from 'react-i18next';
import { textOf } from '../../../../lib/forms/form-values.ts';
import { NOTE_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { NotePictures } from '../../../../notes/NotePictures.tsx';
import { useAddNote } from '../../../../notes/useAddNote.ts';
import { useNotePictures } from '../../../../notes/useNotePictures.ts';
import { addJobNote } from './addJobNote.ts';
import { DialogForm } from './DialogForm.tsx';
import type { JobRef } from './job-dialog.ts';
import { useTransition } from './useTransition.ts';

/** Answers a request for information: writes a note with pictures, and resumes the job. */
export function AnswerDialog({ job, onClose }: { job: JobRef; onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const [addNote, isWriting] = useAddNote(job.id, addJobNote);
  const [move, isMoving] = useTransition(job);
  const pictures = useNotePictures();

  async function handleSend(data: FormData) {
    const failure = await addNote({
      visibility: 'CUSTOMER',
      text: textOf(data, 'text'),
      fileIds: pictures.fileIds,
    });
    return failure ?? move({ action: 'ANSWER' });
  }

  return (
    <DialogForm
      jobNumber={job.number}
      title={t('answer.title', { number: job.number })}
      text={t('answer.text')}
      submitLabel={t('action.ANSWER')}
      isBusy={isWriting || isMoving}
      isDisabled={pictures.isUploading}
      size="md"
      onSend={handleSend}
      onClose={onClose}
    >
      <TextAreaField
        name="text"
        label={t('answer.answer')}
        required
        maxLength={NOTE_TEXT_LENGTHS.text}
        rows={5}
        onPaste={pictures.handlePaste}
      />
      <NotePictures pictures={pictures} />
    </DialogForm>
  );
}
