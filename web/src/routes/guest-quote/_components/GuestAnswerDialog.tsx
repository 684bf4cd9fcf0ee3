import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { textOrNull } from '../../../lib/forms/form-values.ts';
import { QUOTE_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../lib/forms/TextAreaField.tsx';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { ActForm } from '../../../orders/ActForm.tsx';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import type { GuestAnswerDialog_quote$key } from './__generated__/GuestAnswerDialog_quote.graphql.ts';
import type { GuestAnswerDialogMutation } from './__generated__/GuestAnswerDialogMutation.graphql.ts';

const fragment = graphql`
  fragment GuestAnswerDialog_quote on GuestQuote {
    number
    version
    customerName
  }
`;

const mutation = graphql`
  mutation GuestAnswerDialogMutation($input: AnswerGuestQuoteInput!) {
    result: answerGuestQuote(input: $input) {
      __typename
      ... on AnswerGuestQuoteSuccess {
        guestQuote {
          number
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** What a guest answers. */
export type GuestAction = 'ACCEPT' | 'COUNTER' | 'DECLINE';

const TEXTS = { ACCEPT: 'accept', COUNTER: 'counter', DECLINE: 'decline' } as const;

type GuestAnswerDialogProps = {
  quote: GuestAnswerDialog_quote$key;
  action: GuestAction;
  access: string;
  lineKeys: number[];
  onReload: () => void;
  onClose: () => void;
};

/** Says what comes of an answer, and sends it; with a wish or a reason where it takes one. */
export function GuestAnswerDialog(props: GuestAnswerDialogProps) {
  const { quote: key, action, access, lineKeys, onReload, onClose } = props;
  const { t } = useTranslation('guest-quote');
  const { number, version, customerName } = useFragment(fragment, key);
  const [commit, isSending] = useResultMutation<GuestAnswerDialogMutation>(mutation);
  const [lacksAddress, setLacksAddress] = useState(false);
  const texts = TEXTS[action];

  async function handleSend(data: FormData) {
    const isAccepting = action === 'ACCEPT';
    const outcome = await commit({
      input: {
        access,
        action,
        version,
        reason: textOrNull(data, 'reason'),
        lineKeys: isAccepting ? lineKeys : null,
      },
    });
    if (outcome.ok) {
      onReload();
      return null;
    }
    const { failure } = outcome;
    setLacksAddress(failure.issues.some(({ path }) => path.endsWith('AddressId')));
    return failure;
  }

  return (
    <ModalDialog isOpen onClose={onClose} title={t(`${texts}.title`, { number })} size="sm">
      <ActForm
        namespace="guest-quote"
        onReload={async () => onReload()}
        text={t(`${texts}.text`, { customer: customerName })}
        submitLabel={t(`action.${action}`)}
        isBusy={isSending}
        isDestructive={action === 'DECLINE'}
        onSend={handleSend}
        onClose={onClose}
      >
        {lacksAddress && <Notice tone="warning">{t('accept.noAddress')}</Notice>}
        {action !== 'ACCEPT' && (
          <TextAreaField
            name="reason"
            label={t(`${texts}.reason`)}
            required
            maxLength={QUOTE_TEXT_LENGTHS.reason}
            rows={4}
          />
        )}
      </ActForm>
    </ModalDialog>
  );
}
