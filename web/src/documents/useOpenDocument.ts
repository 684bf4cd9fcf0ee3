import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../lib/forms/useErrorText.ts';
import { toastError, toastSuccess } from '../ui/feedback/toaster.ts';
import { checkDocument } from './check-document.ts';

/** What is said of documents of one kind that cannot be had; absent: what is said of anything. */
type DocumentWords = {
  /** There is none, or it is empty. */
  readonly missing: string;
  /** It could not be made. */
  readonly failed: string;
};

/** What a document can be opened with. */
type DocumentOpener = { readonly open: (address: string) => Promise<void>; readonly isPreparing: boolean };

/** Opens documents in a window of their own, where the browser's reader shows, prints and saves them. */
export function useOpenDocument(words?: DocumentWords): DocumentOpener {
  const { t } = useTranslation('documents');
  const { ofCode } = useErrorText();
  const [isPreparing, setPreparing] = useState(false);

  async function open(address: string): Promise<void> {
    // In the click itself: browsers block windows that open later.
    const window = globalThis.open('', '_blank');
    if (window) {
      window.document.title = t('preparing');
      window.document.body.textContent = t('preparing');
    }
    setPreparing(true);
    const problem = await checkDocument(address);
    setPreparing(false);
    if (problem !== null) {
      window?.close();
      toastError(inWords(problem));
    } else if (window) {
      window.location.replace(address);
    } else {
      toastSuccess(t('ready'), {
        label: t('open'),
        onClick: () => globalThis.open(address, '_blank'),
      });
    }
  }

  function inWords(problem: string): string {
    if (problem === 'NOT_FOUND') return words?.missing ?? ofCode(problem);
    return problem === 'GENERAL' ? (words?.failed ?? ofCode(problem)) : ofCode(problem);
  }

  return { open, isPreparing };
}
