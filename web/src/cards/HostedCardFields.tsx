import { Badge, chakra, Field, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HostedCardFields_gateway$key } from './__generated__/HostedCardFields_gateway.graphql.ts';
import type { HostedFields } from './useHostedFields.ts';

const fragment = graphql`
  fragment HostedCardFields_gateway on PaymentGateway {
    name
    isSandbox
  }
`;

const Frame = chakra('iframe', { base: { display: 'block', width: 'full', border: 'none', mx: '-3px' } });

const KNOWN_TYPES = ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER'];

type HostedCardFieldsProps = {
  gateway: HostedCardFields_gateway$key;
  fields: HostedFields;
};

/** Number, expiry and security code of a card in a frame of the gateway, and the card type that the number shows. */
export function HostedCardFields({ gateway, fields }: HostedCardFieldsProps) {
  const { t } = useTranslation('cards');
  const { name, isSandbox } = useFragment(fragment, gateway);
  const { frameRef, src, height, brand } = fields;
  const isKnown = brand !== null && KNOWN_TYPES.includes(brand);
  return (
    <Stack gap="2">
      <Frame
        ref={frameRef}
        src={src}
        title={t('fields')}
        sandbox="allow-scripts allow-same-origin allow-forms"
        // Two rows of fields, until the frame reports its height.
        style={{ height: height ?? 178, width: 'calc(100% + 6px)' }}
      />
      <Flex justify="space-between" gap="3" wrap="wrap" align="baseline">
        <Field.Root width="auto" orientation="horizontal" gap="2">
          <Text textStyle="label">{t('cardType')}</Text>
          <Text aria-live="polite" color={isKnown ? undefined : 'fg.muted'}>
            {isKnown ? t(`type.${brand}`) : t('cardTypeUnknown')}
          </Text>
        </Field.Root>
        {isSandbox && <Badge colorPalette="orange">{t('sandbox')}</Badge>}
      </Flex>
      <Text textStyle="sm" color="fg.muted">
        {t('fieldsHint', { gateway: name })}
      </Text>
    </Stack>
  );
}
