import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { textOf, textOrNull } from '../../../../lib/forms/form-values.ts';
import { idempotencyKeys } from '../../../../lib/forms/idempotency-keys.ts';
import { MAX_LINE_QUANTITY, ORDER_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import { WHOLE_NUMBER } from '../../../../lib/forms/typed-number.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { links } from '../../../../links.ts';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import type { RequestQuoteDialog_job$key } from './__generated__/RequestQuoteDialog_job.graphql.ts';
import type { RequestQuoteDialogMutation } from './__generated__/RequestQuoteDialogMutation.graphql.ts';
import { DialogForm } from './DialogForm.tsx';

const fragment = graphql`
  fragment RequestQuoteDialog_job on JobOrder {
    id
    number
    quantity
  }
`;

const mutation = graphql`
  mutation RequestQuoteDialogMutation($input: RequestPriceQuoteForJobInput!) {
    result: requestPriceQuoteForJob(input: $input) {
      __typename
      ... on RequestPriceQuoteForJobSuccess {
        priceQuote {
          number
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type RequestQuoteDialogProps = { job: RequestQuoteDialog_job$key; onClose: () => void };

/** Requests a quote for repeating a job, and opens it. */
export function RequestQuoteDialog({ job: key, onClose }: RequestQuoteDialogProps) {
  const { t } = useTranslation('jobs');
  const { id, number, quantity } = useFragment(fragment, key);
  const navigate = useNavigate();
  const keyOf = useRef(idempotencyKeys());
  const [commit, isRequesting] = useResultMutation<RequestQuoteDialogMutation>(mutation);

  async function handleSend(data: FormData) {
    const request = {
      jobOrderId: id,
      quantity: Number(textOf(data, 'quantity')),
      poNumber: textOrNull(data, 'poNumber'),
      notes: textOrNull(data, 'notes'),
    };
    const outcome = await commit({ input: { ...request, idempotencyKey: keyOf.current(request) } });
    if (!outcome.ok) return outcome.failure;
    const { number: quote } = outcome.success.priceQuote;
    toastSuccess(t('requestQuote.done', { number: quote }));
    void navigate(links.quote(quote));
    return null;
  }

  return (
    <DialogForm
      jobNumber={number}
      title={t('requestQuote.title', { number })}
      text={t('requestQuote.text')}
      submitLabel={t('action.REQUEST_QUOTE')}
      isBusy={isRequesting}
      onSend={handleSend}
      onClose={onClose}
    >
      <TextField
        name="quantity"
        {...WHOLE_NUMBER}
        min={1}
        max={MAX_LINE_QUANTITY}
        label={t('reorder.quantity')}
        defaultValue={String(quantity)}
        required
      />
      <TextField name="poNumber" label={t('requestQuote.po')} maxLength={ORDER_TEXT_LENGTHS.poNumber} />
      <TextAreaField
        name="notes"
        label={t('requestQuote.notes')}
        maxLength={ORDER_TEXT_LENGTHS.notes}
        rows={4}
      />
    </DialogForm>
  );
}
