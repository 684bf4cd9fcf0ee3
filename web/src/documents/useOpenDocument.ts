import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../lib/forms/useErrorText.ts';
import { toastError, toastSuccess } from '../ui/feedback/toaster.ts';
import { checkDocument } from './check-document.ts';

/** Opens documents; `isPreparing` is true while the server creates one. */
type DocumentOpener = { readonly open: (address: string) => Promise<void>; readonly isPreparing: boolean };

/**
 * Opens documents in a new window, where the browser shows, prints and saves them. A document that fails without a
 * reason has the text of the ordering spec, section 8.
 *
 * @param missing Message if the document does not exist; by default a general sentence.
 */
export function useOpenDocument(missing?: string): DocumentOpener {
  const { t } = useTranslation('documents');
  const { ofCode } = useErrorText();
  const [isPreparing, setPreparing] = useState(false);

  async function open(address: string): Promise<void> {
    // During the click, because browsers block windows that open later.
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
