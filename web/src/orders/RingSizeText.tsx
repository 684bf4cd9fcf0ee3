import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { usSize } from '../configuration/us-size.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import type { RingSizeText_size$key } from './__generated__/RingSizeText_size.graphql.ts';

const fragment = graphql`
  fragment RingSizeText_size on RingSize {
    us
    eu
    uk
    mm
  }
`;

const System = chakra('span', {
  base: {
    // No line break within an item, only between items.
    display: 'inline-block',
    whiteSpace: 'nowrap',
    '&:not(:last-of-type)::after': { content: '"·"', mx: '1.5', color: 'fg.subtle' },
  },
});

/** A ring size in all four systems. */
export function RingSizeText({ size: key }: { size: RingSizeText_size$key }) {
  const { t } = useTranslation('orders');
  const { number } = useFormat();
  const { us, eu, uk, mm } = useFragment(fragment, key);
  return (
    <>
      <System>{t('size.us', { size: usSize(us) })}</System>
      <System>{t('size.eu', { size: number(eu) })}</System>
      <System>{t('size.uk', { size: uk })}</System>
      <System>{t('size.mm', { size: number(mm, 2) })}</System>
    </>
  );
}
