import { type ClipboardEvent, useState } from 'react';
import { MAX_NOTE_PICTURES } from '../lib/forms/limits.ts';
import { useOperationToasts } from '../lib/forms/useOperationToasts.ts';
import { useUploadFile } from '../upload/useUploadFile.ts';

/** An uploaded picture of a note. */
type NotePicture = { readonly fileId: number; readonly name: string; readonly thumbnailUrl: string };

/** Pictures of a note being written. */
export type NotePicturesState = {
  readonly pictures: readonly NotePicture[];
  readonly fileIds: number[];
  readonly isUploading: boolean;
  /** Upload progress of the last selection. */
  readonly progress: { readonly done: number; readonly total: number };
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (fileId: number) => void;
  /** For the text area: pasted pictures are added, pasted text is ignored. */
  readonly handlePaste: (event: ClipboardEvent) => void;
};

/** Uploads selected or pasted pictures one after another. Refused ones are reported and omitted. */
export function useNotePictures(): NotePicturesState {
  const { failed } = useOperationToasts('notes');
  const [upload] = useUploadFile();
  const [pictures, setPictures] = useState<readonly NotePicture[]>([]);
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const isUploading = progress.done < progress.total;

  async function add(files: readonly File[]) {
    if (isUploading) return;
    const accepted = files.slice(0, MAX_NOTE_PICTURES - pictures.length);
    setProgress({ done: 0, total: accepted.length });
    for (const [index, file] of accepted.entries()) {
      const outcome = await upload(file);
      if (outcome.ok) {
        const { databaseId, name, thumbnailUrl } = outcome.success.file;
        setPictures((before) => [...before, { fileId: databaseId, name, thumbnailUrl }]);
      } else failed('saving', file.name, outcome.failure);
      setProgress({ done: index + 1, total: accepted.length });
    }
  }

  return {
    pictures,
    fileIds: pictures.map(({ fileId }) => fileId),
    isUploading,
    progress,
    add,
    remove: (fileId) => setPictures((before) => before.filter((picture) => picture.fileId !== fileId)),
    handlePaste: (event) => {
      const files = [...event.clipboardData.files];
      if (files.length === 0) return;
      event.preventDefault();
      void add(files);
    },
  };
}
