import { useEffect, useReducer, useRef } from 'react';
import { useErrorText } from '../../lib/forms/useErrorText.ts';
import { useFailedText } from '../../lib/forms/useFailedText.ts';
import { useUploadFile } from '../useUploadFile.ts';
import { fitting, nextToSend, type PictureItem, type StoredPicture, uploadProgress } from './picture-list.ts';

/** Pictures of a text that is being written. */
export type PictureUploads = {
  readonly items: readonly PictureItem[];
  readonly max: number;
  readonly isUploading: boolean;
  readonly progress: { readonly index: number; readonly total: number } | null;
  /** Number of files of the last selection that did not fit. */
  readonly leftOut: number;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  readonly retry: (key: string) => void;
};

type State = { readonly items: readonly PictureItem[]; readonly leftOut: number; readonly done: number };

type Change = (state: State) => State;

/** Uploads pictures one after another as they are added. A failed one stays with its reason and can be retried. */
export function usePictureUploads(max: number, kept: readonly StoredPicture[] = []): PictureUploads {
  const { ofFailure } = useErrorText();
  const failedText = useFailedText();
  const [upload] = useUploadFile();
  const [{ items, leftOut, done }, change] = useReducer((state: State, next: Change) => next(state), {
    items: kept.map(
      (stored): PictureItem => ({
        key: `stored ${stored.fileId}`,
        name: stored.name,
        state: 'stored',
        stored,
      }),
    ),
    leftOut: 0,
    done: 0,
  });
  const words = useRef({ ofFailure, failedText });
  words.current = { ofFailure, failedText };
  const next = nextToSend(items);

  useEffect(() => {
    if (next?.state !== 'waiting') return;
    const { key, name, file } = next;
    change((state) => replaced(state, { key, name, file, state: 'sending' }));
    void upload(file).then((outcome) => {
      if (!outcome.ok) {
        const reason = words.current.ofFailure(outcome.failure, words.current.failedText('saving', name));
        return change((state) => replaced(state, { key, name, file, state: 'failed', reason }));
      }
      const { databaseId: fileId, thumbnailUrl } = outcome.success.file;
      const stored = { fileId, name, thumbnailUrl };
      change((state) => ({
        ...replaced(state, { key, name, state: 'stored', stored }),
        done: state.done + 1,
      }));
    });
  }, [next, upload]);

  const progress = uploadProgress(items, done);
  return {
    items,
    max,
    isUploading: progress !== null,
    progress,
    leftOut,
    add: (files) =>
      change((state) => {
        const found = fitting(files, state.items.length, max);
        const added = found.kept.map(
          (file): PictureItem => ({ key: crypto.randomUUID(), name: file.name, state: 'waiting', file }),
        );
        const isIdle = uploadProgress(state.items, 0) === null;
        return { items: [...state.items, ...added], leftOut: found.leftOut, done: isIdle ? 0 : state.done };
      }),
    remove: (key) =>
      change((state) => ({ ...state, items: state.items.filter((item) => item.key !== key), leftOut: 0 })),
    retry: (key) =>
      change((state) => ({
        ...state,
        done: 0,
        items: state.items.map((item) =>
          item.key === key && item.state === 'failed'
            ? { key, name: item.name, file: item.file, state: 'waiting' }
            : item,
        ),
      })),
  };
}

/** A picture removed during its upload stays removed. */
function replaced(state: State, item: PictureItem): State {
  return { ...state, items: state.items.map((each) => (each.key === item.key ? item : each)) };
}
