import { Button, Heading, SimpleGrid, Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePartTexts } from '../../../../../cart/choices/usePartTexts.ts';
import { LastStep } from '../../../../../commit/LastStep.tsx';
import { type ShownTotal, shownTotal } from '../../../../../commit/shown-total.ts';
import { AmountField } from '../../../../../lib/forms/AmountField.tsx';
import { MAX_LINE_QUANTITY, ORDER_TEXT_LENGTHS } from '../../../../../lib/forms/limits.ts';
import type { MutationFailure } from '../../../../../lib/forms/mutation-failure.ts';
import { TextAreaField } from '../../../../../lib/forms/TextAreaField.tsx';
import { TextField } from '../../../../../lib/forms/TextField.tsx';
import { WHOLE_NUMBER } from '../../../../../lib/forms/typed-number.ts';
import { useErrorText } from '../../../../../lib/forms/useErrorText.ts';
import { useFailedReason } from '../../../../../lib/forms/useFailedReason.ts';
import { ValuesForm } from '../../../../../lib/forms/ValuesForm.tsx';
import { KeyValueList } from '../../../../../ui/data/KeyValueList.tsx';
import { DialogButtons } from '../../../../../ui/dialogs/DialogButtons.tsx';
import { Notice } from '../../../../../ui/feedback/Notice.tsx';
import { ReorderDestination } from './ReorderDestination.tsx';
import { ReorderNumber } from './ReorderNumber.tsx';
import { ReorderPrices } from './ReorderPrices.tsx';
import { orderedTexts, reorderChanges, reorderValues } from './reorder-values.ts';
import type { ReorderChanges, ReorderFacts } from './useReorderPreview.ts';

type ReorderFormProps = {
  facts: ReorderFacts;
  /** The latest changes cannot be ordered. */
  failure: MutationFailure | null;
  isPending: boolean;
  isBusy: boolean;
  /** Called with the differences from the job when they change. */
  onChange: (changes: ReorderChanges) => void;
  onOrder: (expectedGrandTotal: ShownTotal | null) => Promise<MutationFailure | null>;
  onClose: () => void;
};

/** Everything that a re-order repeats, editable, with its sums and the order button. */
export function ReorderForm(props: ReorderFormProps) {
  const { facts, failure, isPending, isBusy, onChange, onOrder, onClose } = props;
  const { t } = useTranslation('jobs');
  const { ofCode } = useErrorText('jobs');
  const failedReason = useFailedReason('jobs');
  const { jobOrder } = facts;
  const total = shownTotal(facts.order);
  const options = jobOrder.choices.filter(({ optionId }) => optionId != null);
  const parts = usePartTexts(jobOrder.parts);
  const form = useForm({ defaultValues: reorderValues(facts) });
  const { dirtyFields } = form.formState;
  const changes = JSON.stringify(reorderChanges(form.watch(), dirtyFields.changes ?? {}));

  useEffect(() => onChange(JSON.parse(changes)), [changes, onChange]);

  return (
    <ValuesForm form={form} onSend={() => onOrder(total)} routeNamespace="jobs">
      <Heading as="h3" textStyle="md">
        {jobOrder.title}
      </Heading>
      <KeyValueList
        entries={[
          ...options.map(({ attributeName, value }) => ({ label: attributeName, value })),
          ...parts.map(({ name, choices }) => ({ label: name, value: choices })),
        ]}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField
          name="changes.quantity"
          label={t('reorder.quantity')}
          {...WHOLE_NUMBER}
          required
          min={1}
          max={MAX_LINE_QUANTITY}
        />
        {jobOrder.size && <AmountField name="changes.size" kind="SIZE" label={t('reorder.size')} required />}
        {orderedTexts(jobOrder).map(({ attributeId, attributeName }, index) => (
          <TextField key={attributeId} name={`changes.texts.${index}.text`} label={attributeName} />
        ))}
        <ReorderNumber
          form={form}
          name="changes.poNumber"
          label={t('fact.po')}
          last={jobOrder.poNumber ?? null}
        />
        <ReorderNumber
          form={form}
          name="changes.customerWoNumber"
          label={t('reorder.workOrder')}
          last={jobOrder.orderGroup.customerWoNumber ?? null}
        />
        <TextField
          name="changes.reference"
          label={t('fact.reference')}
          maxLength={ORDER_TEXT_LENGTHS.reference}
        />
        <TextField
          name="changes.endCustomer"
          label={t('fact.endCustomer')}
          maxLength={ORDER_TEXT_LENGTHS.endCustomer}
        />
      </SimpleGrid>
      <TextAreaField name="changes.note" label={t('reorder.note')} maxLength={ORDER_TEXT_LENGTHS.note} />
      <ReorderDestination form={form} facts={facts} />
      <Stack gap="2" aria-live="polite">
        {failure && <Notice tone="warning">{failedReason('loading', jobOrder.title, failure)}</Notice>}
        {facts.quoteRequired ? (
          <Notice tone="warning">{ofCode('QUOTE_REQUIRED')}</Notice>
        ) : (
          <LastStep order={facts.order} isPending={isPending} pieces={<ReorderPrices facts={facts} />} />
        )}
      </Stack>
      <DialogButtons>
        <Button variant="outline" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button
          type="submit"
          loading={isBusy}
          disabled={isPending || failure !== null || facts.quoteRequired || total === null}
        >
          {t('reorder.confirm')}
        </Button>
      </DialogButtons>
    </ValuesForm>
  );
}
