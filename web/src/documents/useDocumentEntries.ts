import { useTranslation } from 'react-i18next';
import { useLocale } from '../lib/i18n/useLocale.ts';
import type { MenuEntry } from '../ui/actions/ActionMenu.tsx';
import { type DocumentKind, documentAddress } from './document-address.ts';
import { useOpenDocument } from './useOpenDocument.ts';

/** A document that a page offers, and the number or code that it is of. */
export type OfferedDocument = { readonly kind: DocumentKind; readonly number: string };

/** Entries of a menu that print documents. */
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
