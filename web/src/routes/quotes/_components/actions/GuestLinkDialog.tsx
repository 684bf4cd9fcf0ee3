import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { textOf, textOrNull } from '../../../../lib/forms/form-values.ts';
import { SelectField } from '../../../../lib/forms/SelectField.tsx';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import type { GuestLinkDialog_quote$key } from './__generated__/GuestLinkDialog_quote.graphql.ts';
import type { GuestLinkDialogMutation } from './__generated__/GuestLinkDialogMutation.graphql.ts';
import { QuoteForm } from './QuoteForm.tsx';

const fragment = graphql`
  fragment GuestLinkDialog_quote on PriceQuote {
    id
    number
  }
`;

const mutation = graphql`
  mutation GuestLinkDialogMutation($input: SendPriceQuoteGuestLinkInput!) {
    result: sendPriceQuoteGuestLink(input: $input) {
      __typename
      ... on SendPriceQuoteGuestLinkSuccess {
        priceQuote {
          ...QuoteGuests_quote
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Emails a link to the offer to a guest without an account. */
export function GuestLinkDialog({
  quote: key,
  onClose,
}: {
  quote: GuestLinkDialog_quote$key;
  onClose: () => void;
}) {
  const { t } = useTranslation('quotes');
  const { id, number } = useFragment(fragment, key);
  const [commit, isSending] = useResultMutation<GuestLinkDialogMutation>(mutation);

  async function handleSend(data: FormData) {
    const email = textOf(data, 'email');
    const language = textOf(data, 'language');
    const outcome = await commit({
      input: {
        id,
        email,
        name: textOrNull(data, 'name'),
        language: language === 'EN' || language === 'FR' ? language : null,
      },
    });
    if (!outcome.ok) return outcome.failure;
    toastSuccess(t('guests.done', { email }));
    return null;
  }

  return (
    <QuoteForm
      number={number}
      title={t('guests.dialog', { number })}
      text={t('guests.text')}
      submitLabel={t('guests.send')}
      isBusy={isSending}
      onSend={handleSend}
      onClose={onClose}
    >
      <TextField
        name="email"
        type="email"
        label={t('fact.email')}
        required
        autoComplete="off"
        maxLength={254}
      />
      <TextField name="name" label={t('guests.name')} autoComplete="off" maxLength={100} />
      <SelectField
        name="language"
        label={t('guests.language')}
        placeholder={t('guests.ofCustomer')}
        options={[
          { value: 'EN', label: 'English' },
          { value: 'FR', label: 'Français' },
        ]}
      />
    </QuoteForm>
  );
}
