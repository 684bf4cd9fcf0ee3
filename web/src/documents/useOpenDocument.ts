import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../lib/forms/useErrorText.ts';
import { toastError, toastSuccess } from '../ui/feedback/toaster.ts';
import { checkDocument } from './check-document.ts';

/** What a document can be opened with. */
type DocumentOpener = { readonly open: (address: string) => Promise<void>; readonly isPreparing: boolean };

/**
 * Opens documents in a window of their own, where the browser's reader shows, prints and saves them. A document that
 * fails without a reason is told in the words of the ordering spec, section 8.
 *
 * @param missing What is said where there is no such document; the general sentence without.
 */
export function useOpenDocument(missing?: string): DocumentOpener {
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
      const said = new Map([
        ['GENERAL', t('failed')],
        ['NOT_FOUND', missing],
      ]);
      toastError(said.get(problem) ?? ofCode(problem));
    } else if (window) {
      window.location.replace(address);
    } else {
      toastSuccess(t('ready'), {
        label: t('open'),
        onClick: () => globalThis.open(address, '_blank'),
      });
    }
  }

  return { open, isPreparing };
}
