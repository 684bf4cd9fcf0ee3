import { Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { links } from '../../../../links.ts';
import { AppLink } from '../../../../ui/actions/AppLink.tsx';
import { cartOwnerOf } from '../../_lib/price-subject.ts';
import { Sheet, type SheetColumn, SheetRow } from '../Sheet.tsx';
import type { CartLines_line$key } from './__generated__/CartLines_line.graphql.ts';

type CartLinesProps = { lines: CartLines_line$key; currency: string };

/** The cart lines of a customer, with links to their price explanations. */
export function CartLines({ lines: keys, currency }: CartLinesProps) {
  const lines = useFragment(
    graphql`
      fragment CartLines_line on CartLineToExplain @relay(plural: true) {
        cartItemId
        pieceCode
        name
        alloyName
        size
        quantity
        unitPrice
        userName
      }
    `,
    keys,
  );
  const { t } = useTranslation('prices');
  const { money, number } = useFormat();
  const [address] = useSearchParams();
  const cartOf = cartOwnerOf(address);
  const columns: SheetColumn[] = [
    { key: 'piece', label: t('explain.cart.piece') },
    { key: 'choices', label: t('explain.cart.choices') },
    { key: 'quantity', label: t('explain.quantity'), isFigure: true },
    { key: 'price', label: t('explain.cart.price'), isFigure: true },
    { key: 'user', label: t('explain.cart.user') },
  ];
  return (
    <Stack gap="3">
      <Heading as="h2" textStyle="md">
        {t('explain.cart.title', { customer: cartOf })}
      </Heading>
      {lines.length === 0 ? (
        <Text color="fg.muted">{t('explain.cart.none')}</Text>
      ) : (
        <Sheet label={t('explain.cart.title', { customer: cartOf })} columns={columns}>
          {lines.map(({ cartItemId, pieceCode, name, alloyName, size, ...line }) => {
            const isExplained = address.get('cartLine') === cartItemId;
            return (
              <SheetRow
                key={cartItemId}
                columns={columns}
                tone={isExplained ? 'changed' : undefined}
                cells={[
                  <AppLink
                    key="piece"
                    to={links.explainPrice({ cartOf, cartLine: cartItemId })}
                    aria-current={isExplained ? 'true' : undefined}
                  >
                    {`${name} (${pieceCode})`}
                  </AppLink>,
                  [alloyName, size != null && t('explain.cart.size', { size: number(size) })]
                    .filter(Boolean)
                    .join(' · '),
                  number(line.quantity, 0),
                  line.unitPrice == null ? t('explain.noPrice') : money(line.unitPrice, currency),
                  line.userName,
                ]}
              />
            );
          })}
        </Sheet>
      )}
    </Stack>
  );
}
