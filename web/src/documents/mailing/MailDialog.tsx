import { Button, Fieldset, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { companyToday } from '../../lib/format/company-zone.ts';
import { CheckboxField } from '../../lib/forms/CheckboxField.tsx';
import { Form } from '../../lib/forms/Form.tsx';
import { textOf, textOrNull } from '../../lib/forms/form-values.ts';
import { idempotencyKeys } from '../../lib/forms/idempotency-keys.ts';
import { MAIL_MESSAGE_LENGTH } from '../../lib/forms/limits.ts';
import { SelectField } from '../../lib/forms/SelectField.tsx';
import { TextAreaField } from '../../lib/forms/TextAreaField.tsx';
import { useResultMutation } from '../../lib/forms/useResultMutation.ts';
import { daysOf, STATEMENT_PERIODS } from '../../money/statement-periods.ts';
import { DialogButtons } from '../../ui/dialogs/DialogButtons.tsx';
import { ModalDialog } from '../../ui/dialogs/ModalDialog.tsx';
import { toastSuccess } from '../../ui/feedback/toaster.ts';
import type { MailDialog_mailing$key } from './__generated__/MailDialog_mailing.graphql.ts';
import type { MailDialogMutation } from './__generated__/MailDialogMutation.graphql.ts';
import type { MailedDocument } from './mailed-document.ts';

const fragment = graphql`
  fragment MailDialog_mailing on DocumentMailing {
    contacts {
      email
      name
      isUsual
    }
  }
`;

const mutation = graphql`
  mutation MailDialogMutation($input: MailDocumentInput!) {
    result: mailDocument(input: $input) {
      __typename
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type MailDialogProps = {
  document: MailedDocument;
  mailing: MailDialog_mailing$key;
  onSent: () => void;
  onClose: () => void;
};

/** Asks for the recipients, language and message of an email with a document. */
export function MailDialog({ document, mailing, onSent, onClose }: MailDialogProps) {
  const { kind, number } = document;
  const { t } = useTranslation('mailing');
  const { contacts } = useFragment(fragment, mailing);
  const [commit, isSending] = useResultMutation<MailDialogMutation>(mutation);
  const [keyOf] = useState(idempotencyKeys);
  const [chosen, setChosen] = useState(() =>
    contacts.filter(({ isUsual }) => isUsual).map(({ email }) => email),
  );

  async function handleSend(data: FormData) {
    const language = textOf(data, 'language');
    const input = {
      kind,
      number,
      to: chosen,
      message: textOrNull(data, 'message'),
      language: language === 'EN' || language === 'FR' ? language : null,
      ...(kind === 'STATEMENT' ? daysOfField(textOf(data, 'period')) : {}),
    } as const;
    const outcome = await commit({ input: { ...input, idempotencyKey: keyOf(input) } });
    if (!outcome.ok) return outcome.failure;
    toastSuccess(t('done'));
    onSent();
    onClose();
    return null;
  }

  return (
    <ModalDialog isOpen onClose={onClose} title={t(`dialog.${kind}`, { number })} size="md">
      <Form onSend={handleSend} routeNamespace="mailing">
        <Text color="fg.muted">{t(`attached.${kind}`, { number })}</Text>
        <Fieldset.Root>
          <Fieldset.Legend textStyle="sm" fontWeight="medium" mb="2">
            {t('to')}
          </Fieldset.Legend>
          <Stack gap="2">
            {contacts.length === 0 && <Text color="fg.muted">{t('noContacts')}</Text>}
            {contacts.map(({ email, name }, index) => (
              <CheckboxField
                key={email}
                name={`contact.${index}`}
                label={name === null ? email : t('contact', { name, email })}
                checked={chosen.includes(email)}
                onChange={(isChosen) =>
                  setChosen((former) =>
                    isChosen ? [...former, email] : former.filter((each) => each !== email),
                  )
                }
              />
            ))}
          </Stack>
        </Fieldset.Root>
        {kind === 'STATEMENT' && (
          <SelectField
            name="period"
            required
            label={t('period')}
            options={STATEMENT_PERIODS.map((value) => ({ value, label: t(`money:statement.${value}`) }))}
          />
        )}
        <SelectField
          name="language"
          label={t('language')}
          placeholder={t('ofContact')}
          options={(['EN', 'FR'] as const).map((value) => ({ value, label: t(`languages.${value}`) }))}
        />
        <TextAreaField
          name="message"
          label={t('message')}
          hint={t('messageHint')}
          maxLength={MAIL_MESSAGE_LENGTH}
        />
        <DialogButtons>
          <Button variant="outline" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={isSending} disabled={chosen.length === 0}>
            {t('sendIt')}
          </Button>
        </DialogButtons>
      </Form>
    </ModalDialog>
  );
}

function daysOfField(text: string) {
  const period = STATEMENT_PERIODS.find((each) => each === text) ?? 'last90';
  const { from, to } = daysOf(period, companyToday());
  return { firstDay: from, lastDay: to };
}
