import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { Form } from '../../../../lib/forms/Form.tsx';
import { integerOrNull, textOrNull } from '../../../../lib/forms/form-values.ts';
import { idempotencyKeys } from '../../../../lib/forms/idempotency-keys.ts';
import { CONSIGNMENT_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { SelectField } from '../../../../lib/forms/SelectField.tsx';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { useDebouncedQuery } from '../../../../lib/relay/useDebouncedQuery.ts';
import { links } from '../../../../links.ts';
import { MEMO_TERM_DAYS } from '../../../../orders/invoice-codes.ts';
import { DialogButtons } from '../../../../ui/dialogs/DialogButtons.tsx';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import { type PackedLine, sentLine } from '../../_lib/packed-line.ts';
import type { CreateFormMutation } from './__generated__/CreateFormMutation.graphql.ts';
import type { CreateFormQuery } from './__generated__/CreateFormQuery.graphql.ts';
import { type Contact, ContactChoice } from './ContactChoice.tsx';
import { PackedLines } from './PackedLines.tsx';

const query = graphql`
  query CreateFormQuery($accountNumber: String!) {
    customerByAccountNumber(accountNumber: $accountNumber) {
      addresses {
        databaseId
        label
        line1
        city
        isDefaultShipping
      }
    }
  }
`;

const mutation = graphql`
  mutation CreateFormMutation($input: CreateConsignmentInput!) {
    result: createConsignment(input: $input) {
      __typename
      ... on CreateConsignmentSuccess {
        consignment {
          number
          ...ConsignmentView_consignment
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type CreateFormProps = { customer: { id: number; accountNumber: string }; onClose: () => void };

/** Pieces, term, destination and contact of a consignment. Opens it after saving. */
export function CreateForm({ customer, onClose }: CreateFormProps) {
  const { t } = useTranslation('consignments');
  const navigate = useNavigate();
  const [commit, isBusy] = useResultMutation<CreateFormMutation>(mutation);
  const [keyOf] = useState(idempotencyKeys);
  const [lines, setLines] = useState<readonly PackedLine[]>([]);
  const [contact, setContact] = useState<Contact | null>(null);
  const { accountNumber, id: customerId } = customer;
  const { data } = useDebouncedQuery<CreateFormQuery>(query, { accountNumber });
  const addresses = data?.customerByAccountNumber?.addresses ?? [];

  async function handleSend(form: FormData) {
    const input = {
      customerId,
      contactId: contact?.databaseId ?? null,
      shippingAddressId: integerOrNull(form, 'shippingAddressId'),
      termDays: integerOrNull(form, 'termDays'),
      note: textOrNull(form, 'note'),
      lines: lines.map((line, index) => sentLine(line, index, form)),
    };
    const outcome = await commit({ input: { ...input, idempotencyKey: keyOf(input) } });
    if (!outcome.ok) return outcome.failure;
    const { number } = outcome.success.consignment;
    toastSuccess(t('done.CREATE', { number }));
    onClose();
    void navigate(links.consignment(number));
    return null;
  }

  return (
    <Form onSend={handleSend} routeNamespace="consignments">
      <PackedLines
        customerId={customerId}
        lines={lines}
        onAdd={(piece) => setLines([...lines, { key: crypto.randomUUID(), piece }])}
        onRemove={(key) => setLines(lines.filter((line) => line.key !== key))}
      />
      <Flex gap="4" wrap="wrap" css={{ '& > *': { flex: '1 1 12rem' } }}>
        <SelectField
          name="termDays"
          label={t('create.term')}
          placeholder={t('create.usualTerm')}
          options={MEMO_TERM_DAYS.map((count) => ({
            value: String(count),
            label: t('facts.days', { count }),
          }))}
        />
        <SelectField
          name="shippingAddressId"
          label={t('create.address')}
          placeholder={t('create.usualAddress')}
          options={addresses.map(({ databaseId, label, line1, city }) => ({
            value: String(databaseId),
            label: [label, line1, city].join(' · '),
          }))}
        />
      </Flex>
      <ContactChoice customerId={customerId} contact={contact} onChange={setContact} />
      <TextAreaField
        name="note"
        label={t('create.note')}
        hint={t('create.noteHint')}
        maxLength={CONSIGNMENT_TEXT_LENGTHS.note}
      />
      <DialogButtons>
        <Button variant="outline" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={isBusy} disabled={lines.length === 0}>
          {t('create.confirm')}
        </Button>
      </DialogButtons>
    </Form>
  );
}
