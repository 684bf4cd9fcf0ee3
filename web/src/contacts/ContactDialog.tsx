import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { Form } from '../lib/forms/Form.tsx';
import { textOf } from '../lib/forms/form-values.ts';
import { SelectField } from '../lib/forms/SelectField.tsx';
import { useResultMutation } from '../lib/forms/useResultMutation.ts';
import { useOpenQuery } from '../lib/relay/useOpenQuery.ts';
import { DialogButtons } from '../ui/dialogs/DialogButtons.tsx';
import { ModalDialog } from '../ui/dialogs/ModalDialog.tsx';
import { LinesSkeleton } from '../ui/feedback/Skeletons.tsx';
import { toastSuccess } from '../ui/feedback/toaster.ts';
import type { ContactDialogOrderMutation } from './__generated__/ContactDialogOrderMutation.graphql.ts';
import type { ContactDialogQuery } from './__generated__/ContactDialogQuery.graphql.ts';
import type { ContactDialogQuoteMutation } from './__generated__/ContactDialogQuoteMutation.graphql.ts';
import type { ContactedRow } from './contacted-row.ts';

const query = graphql`
  query ContactDialogQuery($customerId: Int!) {
    customerContacts(customerId: $customerId) {
      databaseId
      fullName
      email
    }
  }
`;

const quoteMutation = graphql`
  mutation ContactDialogQuoteMutation($input: ChangeQuoteContactInput!) {
    result: changeQuoteContact(input: $input) {
      __typename
      ... on ChangeQuoteContactSuccess {
        priceQuote {
          contact {
            databaseId
            fullName
            email
            phone
          }
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const orderMutation = graphql`
  mutation ContactDialogOrderMutation($input: ChangeOrderContactInput!) {
    result: changeOrderContact(input: $input) {
      __typename
      ... on ChangeOrderContactSuccess {
        contact {
          databaseId
          fullName
          email
          phone
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type ContactDialogProps = { row: ContactedRow; onClose: () => void };

/** Asks which user of the customer is the contact of a quote or an order. */
export function ContactDialog({ row, onClose }: ContactDialogProps) {
  const { t } = useTranslation('contacts');
  const queryRef = useOpenQuery<ContactDialogQuery>(query, { customerId: row.customerId });
  return (
    <ModalDialog isOpen onClose={onClose} title={t('title')}>
      {queryRef ? (
        <ContactForm row={row} queryRef={queryRef} onClose={onClose} />
      ) : (
        <LinesSkeleton lines={3} />
      )}
    </ModalDialog>
  );
}

type ContactFormProps = ContactDialogProps & { queryRef: PreloadedQuery<ContactDialogQuery> };

function ContactForm({ row, queryRef, onClose }: ContactFormProps) {
  const { t } = useTranslation('contacts');
  const { customerContacts: people } = usePreloadedQuery<ContactDialogQuery>(query, queryRef);
  const [changeQuote, isChangingQuote] = useResultMutation<ContactDialogQuoteMutation>(quoteMutation);
  const [changeOrder, isChangingOrder] = useResultMutation<ContactDialogOrderMutation>(orderMutation);

  async function handleSend(data: FormData) {
    const contactId = Number(textOf(data, 'contactId'));
    const input = { id: row.id, contactId };
    const outcome =
      row.of === 'QUOTE'
        ? await changeQuote({ input })
        : await changeOrder(
            { input },
            {
              updater: (store) => {
                const contact = store.getRootField('result').getLinkedRecord('contact');
                if (contact) store.get(row.id)?.setLinkedRecord(contact, 'contact');
              },
            },
          );
    if (!outcome.ok) return outcome.failure;
    toastSuccess(t('done', { name: people.find((each) => each.databaseId === contactId)?.fullName }));
    onClose();
    return null;
  }

  return (
    <Form onSend={handleSend} routeNamespace="contacts">
      <Text color="fg.muted">{t(people.length === 0 ? 'none' : 'text')}</Text>
      {people.length > 0 && (
        <SelectField
          name="contactId"
          label={t('contact')}
          required
          defaultValue={String(row.contact?.databaseId ?? '')}
          options={people.map(({ databaseId, fullName, email }) => ({
            value: String(databaseId),
            label: t('person', { name: fullName, email }),
          }))}
        />
      )}
      <DialogButtons>
        <Button variant="outline" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={isChangingQuote || isChangingOrder} disabled={people.length === 0}>
          {t('common:save')}
        </Button>
      </DialogButtons>
    </Form>
  );
}
