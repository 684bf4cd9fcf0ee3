import { Box, chakra, Field, Input, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, type Ref, useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { CARD_TEXT_LENGTHS } from '../lib/forms/limits.ts';
import type {
  CardPicker_query$data,
  CardPicker_query$key,
} from './__generated__/CardPicker_query.graphql.ts';
import { CardLine } from './CardLine.tsx';
import { CardTokenError } from './card-token.ts';
import { HostedCardFields } from './HostedCardFields.tsx';
import { useHostedFields } from './useHostedFields.ts';

const fragment = graphql`
  fragment CardPicker_query on Query {
    paymentGateways {
      databaseId
      isDefault
      fieldsUrl
      ...HostedCardFields_gateway
    }
    savedCards {
      databaseId
      ...CardLine_savedCard
    }
  }
`;

/** The selected card: one saved at a gateway, or a newly typed one. */
export type ChosenCard =
  | { readonly savedCardId: number }
  | {
      readonly token: string;
      readonly gatewayId: number;
      readonly nameOnCard: string;
      readonly postalCode: string;
    };

/** How a form reads the card when it is submitted. */
export type CardPickerHandle = {
  /**
   * The selected card; null if something is missing, which the picker shows. Rejects with a CardTokenError if the
   * hosted fields return no token; `codeOfTokenError` returns its error code in the texts of `cards`.
   */
  readonly choose: () => Promise<ChosenCard | null>;
};

type CardPickerProps = {
  query: CardPicker_query$key;
  /** Receives the handle for the form. */
  handle: Ref<CardPickerHandle>;
  /** Called when the user presses Enter in the fields of a new card. */
  onSubmit: () => void;
};

const NEW = 'new';

const Option = chakra('label', {
  base: { display: 'flex', alignItems: 'flex-start', gap: '2', cursor: 'pointer', py: '1' },
});

const Dot = chakra('input', {
  base: { boxSize: '4.5', mt: '1px', flexShrink: 0, accentColor: 'brand.solid', cursor: 'inherit' },
});

/** Selection of a saved card or a new one. Routes that use it list the namespace `cards`. */
export function CardPicker({ query, handle, onSubmit }: CardPickerProps) {
  const { t } = useTranslation('cards');
  const { savedCards, paymentGateways } = useFragment(fragment, query);
  const gateway = paymentGateways.find(({ isDefault }) => isDefault);
  const [chosen, setChosen] = useState(String(savedCards[0]?.databaseId ?? NEW));
  const isNew = chosen === NEW;
  useImperativeHandle(
    isNew ? null : handle,
    () => ({ choose: async () => ({ savedCardId: Number(chosen) }) }),
    [chosen],
  );

  if (!gateway?.fieldsUrl && savedCards.length === 0) return <Text color="fg.muted">{t('unavailable')}</Text>;
  return (
    <Stack gap="4">
      {savedCards.length > 0 && (
        <Stack as="fieldset" gap="2">
          <Text as="legend" textStyle="label" mb="1">
            {t('payWith')}
          </Text>
          {savedCards.map((card) => (
            <Choice
              key={card.databaseId}
              value={String(card.databaseId)}
              chosen={chosen}
              onChoose={setChosen}
            >
              <CardLine savedCard={card} />
            </Choice>
          ))}
          {gateway?.fieldsUrl && (
            <Choice value={NEW} chosen={chosen} onChoose={setChosen}>
              {t('newCard')}
            </Choice>
          )}
        </Stack>
      )}
      {isNew && gateway?.fieldsUrl && (
        <NewCard gateway={gateway} fieldsUrl={gateway.fieldsUrl} handle={handle} onSubmit={onSubmit} />
      )}
    </Stack>
  );
}

type ChoiceProps = {
  value: string;
  chosen: string;
  onChoose: (value: string) => void;
  children: ReactNode;
};

/** An option: a native radio button in the accent colour. */
function Choice({ value, chosen, onChoose, children }: ChoiceProps) {
  return (
    <Option>
      <Dot
        type="radio"
        name="card"
        value={value}
        checked={value === chosen}
        onChange={() => onChoose(value)}
      />
      {children}
    </Option>
  );
}

type NewCardProps = Omit<CardPickerProps, 'query'> & {
  gateway: CardPicker_query$data['paymentGateways'][number];
  fieldsUrl: string;
};

/** Fields of a card that is not saved. */
function NewCard({ gateway, fieldsUrl, handle, onSubmit }: NewCardProps) {
  const { t } = useTranslation('cards');
  const hosted = useHostedFields(fieldsUrl, onSubmit);
  const [nameOnCard, setName] = useState('');
  const [postalCode, setPostalCode] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const lacksName = isAsked && nameOnCard.trim() === '';
  const lacksPostalCode = isAsked && postalCode.trim() === '';

  async function choose(): Promise<ChosenCard | null> {
    setIsAsked(true);
    if (nameOnCard.trim() === '' || postalCode.trim() === '') return null;
    const { token } = await hosted.tokenize(nameOnCard);
    if (token === '') throw new CardTokenError(0, [{ code: 'UNREACHABLE' }]);
    return { token, gatewayId: gateway.databaseId, nameOnCard, postalCode };
  }
  useImperativeHandle(handle, () => ({ choose }));

  return (
    <Box>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" mb="4">
        <Field.Root required invalid={lacksName}>
          <Field.Label>{t('nameOnCard')}</Field.Label>
          <Input
            value={nameOnCard}
            onChange={(event) => setName(event.currentTarget.value)}
            autoComplete="cc-name"
            maxLength={CARD_TEXT_LENGTHS.nameOnCard}
          />
          {lacksName && <Field.ErrorText>{t('errors.NAME_MISSING')}</Field.ErrorText>}
        </Field.Root>
        <Field.Root required invalid={lacksPostalCode}>
          <Field.Label>{t('zip')}</Field.Label>
          <Input
            value={postalCode}
            onChange={(event) => setPostalCode(event.currentTarget.value)}
            autoComplete="billing postal-code"
            maxLength={CARD_TEXT_LENGTHS.zip}
          />
          {lacksPostalCode && <Field.ErrorText>{t('errors.ZIP_MISSING')}</Field.ErrorText>}
        </Field.Root>
      </SimpleGrid>
      <HostedCardFields gateway={gateway} fields={hosted} />
    </Box>
  );
}
