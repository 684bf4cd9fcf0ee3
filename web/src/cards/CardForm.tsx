import { Button, Heading, SimpleGrid, Stack } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { StateField } from '../addresses/StateField.tsx';
import { CheckboxField } from '../lib/forms/CheckboxField.tsx';
import { idempotencyKeys } from '../lib/forms/idempotency-keys.ts';
import { CARD_TEXT_LENGTHS } from '../lib/forms/limits.ts';
import type { MutationFailure } from '../lib/forms/mutation-failure.ts';
import { SelectField } from '../lib/forms/SelectField.tsx';
import { TextField } from '../lib/forms/TextField.tsx';
import { useOperationToasts } from '../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../lib/forms/useResultMutation.ts';
import { ValuesForm } from '../lib/forms/ValuesForm.tsx';
import type { CardFormMutation } from './__generated__/CardFormMutation.graphql.ts';
import type {
  cardFormQuery as CardFormQuery,
  cardFormQuery$data,
} from './__generated__/cardFormQuery.graphql.ts';
import { CardTokenError, codeOfTokenError } from './card-token.ts';
import { cardFormQuery } from './cardFormQuery.ts';
import { HostedCardFields } from './HostedCardFields.tsx';
import { useCardToasts } from './useCardToasts.ts';
import { useHostedFields } from './useHostedFields.ts';

const mutation = graphql`
  mutation CardFormMutation($input: AddCardInput!) {
    result: addCard(input: $input) {
      __typename
      ... on AddCardSuccess {
        savedCard {
          last4
          cardType {
            name
          }
        }
        customer {
          ...cardsAfterChange_customer
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const EMPTY = { nameOnCard: '', line1: '', city: '', zip: '', countryId: '', stateId: '', isDefault: false };

type CardFormProps = {
  queryRef: PreloadedQuery<CardFormQuery>;
  onSaved: () => void;
  /** Shown if no gateway accepts cards. */
  whenNone: ReactNode;
};

/** Form of a card: the card data in a frame of the gateway, and the billing address in this page. */
export function CardForm({ queryRef, onSaved, whenNone }: CardFormProps) {
  const { paymentGateways, countries } = usePreloadedQuery<CardFormQuery>(cardFormQuery, queryRef);
  const gateway = paymentGateways.find(({ isDefault }) => isDefault);
  if (!gateway?.fieldsUrl) return whenNone;
  return (
    <FieldsOfCard gateway={gateway} fieldsUrl={gateway.fieldsUrl} countries={countries} onSaved={onSaved} />
  );
}

type FieldsOfCardProps = {
  gateway: cardFormQuery$data['paymentGateways'][number];
  fieldsUrl: string;
  countries: cardFormQuery$data['countries'];
  onSaved: () => void;
};

function FieldsOfCard({ gateway, fieldsUrl, countries, onSaved }: FieldsOfCardProps) {
  const { t } = useTranslation('cards');
  const [commit, isSaving] = useResultMutation<CardFormMutation>(mutation);
  const toasts = useOperationToasts('cards');
  const tellFailure = useCardToasts();
  const [keyOf] = useState(idempotencyKeys);
  const form = useForm({ defaultValues: EMPTY });
  const button = useRef<HTMLButtonElement>(null);
  const hosted = useHostedFields(fieldsUrl, () => button.current?.click());
  const countryId = form.watch('countryId');
  const country = countries.find(({ databaseId }) => String(databaseId) === countryId);

  async function handleSend(values: typeof EMPTY): Promise<MutationFailure | null> {
    const token = await hosted.tokenize(values.nameOnCard).catch((error: unknown) => error);
    if (token instanceof CardTokenError) return tokenFailure(token);
    const input = { ...inputOf(values), gatewayId: gateway.databaseId, token: tokenOf(token) };
    const outcome = await commit({ input: { ...input, idempotencyKey: keyOf(input) } });
    if (!outcome.ok) {
      tellFailure(outcome.failure, gateway.code);
      return outcome.failure;
    }
    const { cardType, last4 } = outcome.success.savedCard;
    toasts.saved(t('ending', { cardType: cardType.name, last4 }));
    onSaved();
    return null;
  }

  return (
    <ValuesForm form={form} onSend={handleSend} routeNamespace="cards">
      <TextField
        name="nameOnCard"
        label={t('nameOnCard')}
        autoComplete="cc-name"
        maxLength={CARD_TEXT_LENGTHS.nameOnCard}
        required
      />
      <HostedCardFields gateway={gateway} fields={hosted} />
      <Stack gap="3" as="fieldset">
        <Heading as="h3" textStyle="label">
          {t('billing')}
        </Heading>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <TextField
            name="line1"
            label={t('address')}
            autoComplete="billing address-line1"
            maxLength={CARD_TEXT_LENGTHS.line1}
          />
          <TextField
            name="city"
            label={t('city')}
            autoComplete="billing address-level2"
            maxLength={CARD_TEXT_LENGTHS.city}
          />
          <TextField
            name="zip"
            label={t('zip')}
            autoComplete="billing postal-code"
            maxLength={CARD_TEXT_LENGTHS.zip}
            required
          />
          <SelectField
            name="countryId"
            label={t('country')}
            placeholder={t('choose')}
            options={countries.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }))}
            onChange={() => form.setValue('stateId', '')}
            autoComplete="billing country"
          />
          {country && (
            <StateField
              key={country.databaseId}
              countryId={country.databaseId}
              required={false}
              label={t('state')}
            />
          )}
        </SimpleGrid>
      </Stack>
      <CheckboxField name="isDefault" label={t('makeDefault')} />
      <Button ref={button} type="submit" alignSelf="flex-end" loading={isSaving}>
        {t('save')}
      </Button>
    </ValuesForm>
  );
}

function inputOf({ nameOnCard, line1, city, zip, countryId, stateId, isDefault }: typeof EMPTY) {
  return {
    nameOnCard,
    line1: line1 || null,
    city: city || null,
    zip: zip || null,
    countryId: countryId ? Number(countryId) : null,
    stateId: stateId ? Number(stateId) : null,
    isDefault,
  };
}

/** The token in the result of `tokenize`; errors were handled before. */
function tokenOf(token: unknown): string {
  return String(Object(token).token);
}

/** The frame shows which field is invalid. The form's error summary shows it too. */
function tokenFailure(error: CardTokenError): MutationFailure {
  return {
    kind: 'RefusedError',
    code: codeOfTokenError(error),
    issues: [],
    data: {},
    permissionName: null,
    currentVersion: null,
    requestId: null,
  };
}
