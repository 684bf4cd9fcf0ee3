import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_ESTIMATE_PICTURES } from '../../../lib/forms/limits.ts';
import { useFailedReason } from '../../../lib/forms/useFailedReason.ts';
import { toastError } from '../../../ui/feedback/toaster.ts';
import { useUploadFile } from '../../../upload/useUploadFile.ts';
import { type EstimatePicture, mergePictures } from './merge-pictures.ts';

/** A failed file and its error. */
type FailedUpload = { readonly file: File; readonly reason: string };

/** Pictures of an estimate being edited. */
export type EstimatePicturesState = ReturnType<typeof useEstimatePictures>;

const NONE: readonly EstimatePicture[] = [];

/**
 * Uploads pictures one after another. Failed ones can be retried. `saved`: those of the record, absent for a new one.
 */
export function useEstimatePictures(saved: readonly EstimatePicture[] = NONE) {
  const { t } = useTranslation('estimates');
  const failedReason = useFailedReason('estimates');
  const [upload] = useUploadFile();
  const [pictures, setPictures] = useState(saved);
  const [failed, setFailed] = useState<readonly FailedUpload[]>([]);
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const isUploading = progress.done < progress.total;

  const base = useRef(saved);
  useEffect(() => {
    const before = base.current;
    if (before === saved) return;
    base.current = saved;
    setPictures((mine) => mergePictures(before, mine, saved));
  }, [saved]);

  async function add(files: readonly File[]) {
    if (isUploading) return;
    const accepted = files.slice(0, MAX_ESTIMATE_PICTURES - pictures.length);
    if (accepted.length < files.length) toastError(t('pictures.most', { max: MAX_ESTIMATE_PICTURES }));
    setFailed((before) => before.filter(({ file }) => !files.includes(file)));
    setProgress({ done: 0, total: accepted.length });
    for (const [index, file] of accepted.entries()) {
      const outcome = await upload(file);
      if (outcome.ok) {
        const { databaseId, thumbnailUrl } = outcome.success.file;
        setPictures((before) =>
          before.some(({ fileId }) => fileId === databaseId)
            ? before
            : [...before, { fileId: databaseId, thumbnailUrl }],
        );
      } else {
        const reason = failedReason('saving', file.name, outcome.failure);
        setFailed((before) => [...before, { file, reason }]);
      }
      setProgress({ done: index + 1, total: accepted.length });
    }
  }

  return {
    pictures,
    failed,
    isUploading,
    progress,
    isChanged: pictures.map(({ fileId }) => fileId).join() !== saved.map(({ fileId }) => fileId).join(),
    add,
    remove: (fileId: number) =>
      setPictures((before) => before.filter((picture) => picture.fileId !== fileId)),
    /** For the surrounding element: pasted pictures are added, pasted text is ignored. */
    handlePaste: (event: ClipboardEvent) => {
      const files = [...event.clipboardData.files];
      if (files.length === 0) return;
      event.preventDefault();
      void add(files);
    },
  };
}
