import { useTranslation } from 'react-i18next';
import { useLocale } from '../lib/i18n/useLocale.ts';
import type { MenuEntry } from '../ui/actions/ActionMenu.tsx';
import { type DocumentKind, documentAddress } from './document-address.ts';
import { useOpenDocument } from './useOpenDocument.ts';

/** A document that a page offers, with the number or code of its record. */
export type OfferedDocument = { readonly kind: DocumentKind; readonly number: string };

/** Menu entries that print documents. */
export function useDocumentEntries(offered: readonly OfferedDocument[]): readonly MenuEntry[] {
  const { t } = useTranslation('documents');
  const language = useLocale();
  const { open, isPreparing } = useOpenDocument();
  return offered.map(({ kind, number }) => ({
    key: kind,
    label: t(`print.${kind}`),
    isDisabled: isPreparing,
    onSelect: () => void open(documentAddress(kind, number, language)),
  }));
}
