import { ActForm, type ActFormProps } from '../../../../orders/ActForm.tsx';
import { ModalDialog } from '../../../../ui/dialogs/ModalDialog.tsx';
import { useReloadQuote } from './useReloadQuote.ts';

type QuoteFormProps = Omit<ActFormProps, 'namespace' | 'onReload'> & {
  /** Reloaded after a conflict. */
  number: string;
  title: string;
  size?: 'sm' | 'md' | 'lg';
};

/** A form dialog of a quote. */
export function QuoteForm({ number, title, size, ...form }: QuoteFormProps) {
  const onReload = useReloadQuote(number);
  return (
    <ModalDialog isOpen onClose={form.onClose} title={title} size={size ?? 'sm'}>
      <ActForm {...form} namespace="quotes" onReload={onReload} />
    </ModalDialog>
  );
}
