import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { Form } from '../../../../lib/forms/Form.tsx';
import { textOf } from '../../../../lib/forms/form-values.ts';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import { useOperationToasts } from '../../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { useOpenQuery } from '../../../../lib/relay/useOpenQuery.ts';
import { DialogButtons } from '../../../../ui/dialogs/DialogButtons.tsx';
import { ModalDialog } from '../../../../ui/dialogs/ModalDialog.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/Skeletons.tsx';
import type { RemindersDialogMutation } from './__generated__/RemindersDialogMutation.graphql.ts';
import type { RemindersDialogQuery } from './__generated__/RemindersDialogQuery.graphql.ts';

const query = graphql`
  query RemindersDialogQuery {
    invoiceReminders {
      before
      after
    }
  }
`;

const mutation = graphql`
  mutation RemindersDialogMutation($input: SetInvoiceRemindersInput!) {
    result: setInvoiceReminders(input: $input) {
      __typename
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Comma-separated numbers of days, or nothing. */
const DAYS = ' *(\\d{1,3} *(, *\\d{1,3} *)*)?';

/** Days of payment reminders, before and after the due date. */
export function RemindersDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('invoices');
  const queryRef = useOpenQuery<RemindersDialogQuery>(query, {});
  return (
    <ModalDialog isOpen onClose={onClose} title={t('reminders.title')}>
      {queryRef ? <RemindersForm queryRef={queryRef} onClose={onClose} /> : <LinesSkeleton lines={4} />}
    </ModalDialog>
  );
}

type RemindersFormProps = { queryRef: PreloadedQuery<RemindersDialogQuery>; onClose: () => void };

function RemindersForm({ queryRef, onClose }: RemindersFormProps) {
  const { t } = useTranslation('invoices');
  const { invoiceReminders } = usePreloadedQuery<RemindersDialogQuery>(query, queryRef);
  const { saved } = useOperationToasts();
  const [commit, isSaving] = useResultMutation<RemindersDialogMutation>(mutation);

  async function handleSend(data: FormData) {
    const input = { before: daysIn(textOf(data, 'before')), after: daysIn(textOf(data, 'after')) };
    const outcome = await commit({ input });
    if (!outcome.ok) return outcome.failure;
    saved(t('reminders.title'));
    onClose();
    return null;
  }

  return (
    <Form onSend={handleSend} routeNamespace="invoices">
      <Text color="fg.muted">{t('reminders.text')}</Text>
      {(['before', 'after'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(`reminders.${name}`)}
          hint={t('reminders.hint')}
          defaultValue={invoiceReminders[name].join(', ')}
          pattern={DAYS}
          inputMode="numeric"
          autoComplete="off"
          maxLength={60}
        />
      ))}
      <DialogButtons>
        <Button variant="outline" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('common:save')}
        </Button>
      </DialogButtons>
    </Form>
  );
}

function daysIn(text: string): number[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map(Number);
}
