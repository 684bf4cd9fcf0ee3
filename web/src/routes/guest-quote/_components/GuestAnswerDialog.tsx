import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { LastStep } from '../../../commit/LastStep.tsx';
import { shownTotal } from '../../../commit/shown-total.ts';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { textOrNull } from '../../../lib/forms/form-values.ts';
import { QUOTE_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../lib/forms/TextAreaField.tsx';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { useDebouncedQuery } from '../../../lib/relay/useDebouncedQuery.ts';
import { ActForm } from '../../../orders/ActForm.tsx';
import { AmountLine } from '../../../ui/data/AmountLine.tsx';
import { Money } from '../../../ui/data/Money.tsx';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import type { GuestAnswerDialog_quote$key } from './__generated__/GuestAnswerDialog_quote.graphql.ts';
import type { GuestAnswerDialogMutation } from './__generated__/GuestAnswerDialogMutation.graphql.ts';
import type { GuestAnswerDialogQuery } from './__generated__/GuestAnswerDialogQuery.graphql.ts';

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

const preview = graphql`
  query GuestAnswerDialogQuery($access: String!, $lineKeys: [Int!]!, $isAccepting: Boolean!) {
    guestQuote(access: $access) @include(if: $isAccepting) {
      currency
      offer {
        order(lineKeys: $lineKeys) {
          depositPercent
          deposit
        }
        acceptance(lineKeys: $lineKeys) {
          ...shownTotal_order
          ...CommitSummary_order
        }
      }
    }
  }
`;

/** An answer of a guest. */
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

/** Explains an answer and sends it, with a comment or reason if needed. */
export function GuestAnswerDialog(props: GuestAnswerDialogProps) {
  const { quote: key, action, access, lineKeys, onReload, onClose } = props;
  const { t } = useTranslation('guest-quote');
  const { percent } = useFormat();
  const { number, version, customerName } = useFragment(fragment, key);
  const [commit, isSending] = useResultMutation<GuestAnswerDialogMutation>(mutation);
  const [lacksAddress, setLacksAddress] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isAccepting = action === 'ACCEPT';
  const variables = { access, lineKeys, isAccepting };
  const result = useDebouncedQuery<GuestAnswerDialogQuery>(preview, variables, { pauseMs: 0, attempt });
  const offered = result.data?.guestQuote;
  const order = offered?.offer?.acceptance;
  const { depositPercent, deposit } = offered?.offer?.order ?? {};
  const cannotOrder = isAccepting && !result.isPending && !order;
  const texts = TEXTS[action];

  async function handleSend(data: FormData) {
    const outcome = await commit({
      input: {
        access,
        action,
        version,
        reason: textOrNull(data, 'reason'),
        lineKeys: isAccepting ? lineKeys : null,
        expectedGrandTotal: shownTotal(order),
      },
    });
    if (outcome.ok) {
      onReload();
      return null;
    }
    const { failure } = outcome;
    if (failure.code === 'PRICE_CHANGED') setAttempt(attempt + 1);
    setLacksAddress(failure.issues.some(({ path }) => path.endsWith('AddressId')));
    return failure;
  }

  return (
    <ModalDialog
      isOpen
      onClose={onClose}
      title={t(`${texts}.title`, { number })}
      size={isAccepting ? 'md' : 'sm'}
    >
      <ActForm
        namespace="guest-quote"
        onReload={async () => onReload()}
        text={t(`${texts}.text`, { customer: customerName })}
        submitLabel={t(`action.${action}`)}
        isBusy={isSending}
        isDisabled={isAccepting && (result.isPending || !order)}
        isDestructive={action === 'DECLINE'}
        onSend={handleSend}
        onClose={onClose}
      >
        {isAccepting && !cannotOrder && <LastStep order={order} isPending={result.isPending} />}
        {offered && depositPercent != null && (
          <AmountLine>
            <span>{t('orders:quoted.deposit', { percent: percent(depositPercent) })}</span>
            <Money amount={deposit} currency={offered.currency} />
          </AmountLine>
        )}
        {(lacksAddress || cannotOrder) && <Notice tone="warning">{t('accept.noAddress')}</Notice>}
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
