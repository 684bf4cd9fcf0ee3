import { ModalDialog } from '../../../../ui/dialogs/ModalDialog.tsx';
import { JobForm, type JobFormProps } from './JobForm.tsx';

type DialogFormProps = JobFormProps & { title: string; size?: 'sm' | 'md' | 'lg' };

/** A form dialog of a job. */
export function DialogForm({ title, size, ...form }: DialogFormProps) {
  return (
    <ModalDialog isOpen onClose={form.onClose} title={title} size={size}>
      <JobForm {...form} />
    </ModalDialog>
  );
}
