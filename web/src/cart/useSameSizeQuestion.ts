import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'react-relay/hooks';
import { useFormat } from '../lib/format/useFormat.ts';
import type { useSameSizeQuestion_cart$key } from './__generated__/useSameSizeQuestion_cart.graphql.ts';
import { askSameSize, ringsOfSize, SAME_RING_SIZE, type SameSizeQuestion } from './same-size.ts';

const fragment = graphql`
  fragment useSameSizeQuestion_cart on Cart @inline {
    items {
      id
      itemType {
        name
      }
      size {
        us
      }
    }
  }
`;

type Answer = {
  readonly cart: useSameSizeQuestion_cart$key;
  /** Global id of the line that was put in or changed. */
  readonly lineId: string;
  readonly warnings: readonly string[];
} & Omit<SameSizeQuestion, 'rings'>;

/** Asks, when a mutation of the cart warns of two rings of one size, and names them; answers whether it asks. */
export function useSameSizeQuestion(): (answer: Answer) => boolean {
  const { t } = useTranslation();
  const { number } = useFormat();
  return useCallback(
    ({ cart, lineId, warnings, ...ways }) => {
      if (!warnings.includes(SAME_RING_SIZE)) return false;
      const rings = ringsOfSize(readInlineData(fragment, cart).items, lineId);
      askSameSize({
        ...ways,
        rings: rings.map(({ itemType: { name }, size }) =>
          size ? t('shell:ringOfSize', { name, us: number(size.us) }) : name,
        ),
      });
      return true;
    },
    [t, number],
  );
}
