import { Button, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { Form } from '../../../../lib/forms/Form.tsx';
import { MAX_LINE_QUANTITY, ORDER_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import type { MutationFailure } from '../../../../lib/forms/mutation-failure.ts';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import { useErrorText } from '../../../../lib/forms/useErrorText.ts';
import { KeyValueList } from '../../../../ui/data/KeyValueList.tsx';
import { DialogButtons } from '../../../../ui/dialogs/DialogButtons.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { ReorderDestination } from './ReorderDestination.tsx';
import { ReorderNumber } from './ReorderNumber.tsx';
import { ReorderTotals } from './ReorderTotals.tsx';
import type { ReorderChanges, ReorderFacts } from './useReorderPreview.ts';

type ReorderFormProps = {
  facts: ReorderFacts;
  /** The latest changes cannot be ordered. */
  failure: MutationFailure | null;
  changes: ReorderChanges;
  isPending: boolean;
  isBusy: boolean;
  onChange: (change: ReorderChanges) => void;
  onOrder: (total: string) => Promise<MutationFailure | null>;
  onClose: () => void;
};

/** Everything that a re-order repeats, to be changed, with the sums of it and the button that orders exactly that. */
export function ReorderForm(props: ReorderFormProps) {
  const { facts, failure, changes, isPending, isBusy, onChange, onOrder, onClose } = props;
  const { t } = useTranslation('jobs');
  const { date } = useFormat();
  const { ofCode, ofFailure } = useErrorText('jobs');
  const { jobOrder, grandTotal, promisedOn } = facts;
  const options = jobOrder.choices.filter(({ optionId }) => optionId != null);
  const texts = jobOrder.choices.filter(({ optionId }) => optionId == null);

  function changeText(attributeId: number, text: string) {
    const others = (changes.texts ?? []).filter((each) => each.attributeId !== attributeId);
    onChange({ texts: [...others, { attributeId, text }] });
  }

  return (
    <Form onSend={() => onOrder(grandTotal ?? '')} routeNamespace="jobs" isGuarded={false}>
      <Heading as="h3" textStyle="md">
        {jobOrder.title}
      </Heading>
      <KeyValueList entries={options.map(({ attributeName, value }) => ({ label: attributeName, value }))} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField
          name="changes.quantity"
          label={t('reorder.quantity')}
          type="number"
          required
          min={1}
          max={MAX_LINE_QUANTITY}
          defaultValue={String(jobOrder.quantity)}
          onChange={({ currentTarget: { valueAsNumber } }) =>
            onChange({ quantity: Number.isInteger(valueAsNumber) ? valueAsNumber : null })
          }
        />
        {jobOrder.size && (
          <TextField
            name="changes.size"
            label={t('reorder.size')}
            type="number"
            required
            min={1}
            max={16}
            step={0.25}
            defaultValue={jobOrder.size.us}
            onChange={({ currentTarget: { value } }) => onChange({ size: value || null })}
          />
        )}
        {texts.map(({ attributeId, attributeName, value }) => (
          <TextField
            key={attributeId}
            name={`changes.texts.${attributeId}`}
            label={attributeName}
            defaultValue={value}
            onChange={({ currentTarget }) => changeText(attributeId, currentTarget.value)}
          />
        ))}
        <ReorderNumber
          name="changes.poNumber"
          label={t('fact.po')}
          last={jobOrder.poNumber ?? null}
          value={changes.poNumber ?? ''}
          onChange={(poNumber) => onChange({ poNumber })}
        />
        <ReorderNumber
          name="changes.customerWoNumber"
          label={t('reorder.workOrder')}
          last={jobOrder.orderGroup.customerWoNumber ?? null}
          value={changes.customerWoNumber ?? ''}
          onChange={(customerWoNumber) => onChange({ customerWoNumber })}
        />
        <TextField
          name="changes.reference"
          label={t('fact.reference')}
          defaultValue={jobOrder.reference ?? ''}
          maxLength={ORDER_TEXT_LENGTHS.reference}
          onChange={({ currentTarget: { value } }) => onChange({ reference: value || null })}
        />
        <TextField
          name="changes.endCustomer"
          label={t('fact.endCustomer')}
          defaultValue={jobOrder.endCustomer ?? ''}
          maxLength={ORDER_TEXT_LENGTHS.endCustomer}
          onChange={({ currentTarget: { value } }) => onChange({ endCustomer: value || null })}
        />
      </SimpleGrid>
      <TextAreaField
        name="changes.note"
        label={t('reorder.note')}
        defaultValue={jobOrder.note ?? ''}
        maxLength={ORDER_TEXT_LENGTHS.note}
        onChange={({ currentTarget: { value } }) => onChange({ note: value || null })}
      />
      <ReorderDestination facts={facts} changes={changes} onChange={onChange} />
      <Stack gap="2" aria-live="polite" aria-busy={isPending} opacity={isPending ? 0.6 : 1}>
        {failure && <Notice tone="warning">{ofFailure(failure)}</Notice>}
        {facts.quoteRequired ? (
          <Notice tone="warning">{ofCode('QUOTE_REQUIRED')}</Notice>
        ) : (
          <ReorderTotals facts={facts} />
        )}
        {promisedOn && <Text color="fg.muted">{t('reorder.promised', { date: date(promisedOn) })}</Text>}
      </Stack>
      <DialogButtons>
        <Button variant="outline" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button
          type="submit"
          loading={isBusy}
          disabled={isPending || failure !== null || facts.quoteRequired || grandTotal == null}
        >
          {t('reorder.confirm')}
        </Button>
      </DialogButtons>
    </Form>
  );
}
