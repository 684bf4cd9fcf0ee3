import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'react-relay/hooks';
import { useFormat } from '../lib/format/useFormat.ts';
import type { useSameSizeQuestion_cart$key } from './__generated__/useSameSizeQuestion_cart.graphql.ts';
import { askSameSize, type SameSizeQuestion } from './same-size.ts';

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
  /** Lines with rings of one size, as the server's warning names them. */
  readonly sameRingSizeLineIds: readonly string[];
} & Omit<SameSizeQuestion, 'rings'>;

/** Asks, when a mutation of the cart warns of rings of one size, and names them; answers whether it asks. */
export function useSameSizeQuestion(): (answer: Answer) => boolean {
  const { t } = useTranslation();
  const { number } = useFormat();
  return useCallback(
    ({ cart, sameRingSizeLineIds, ...ways }) => {
      if (sameRingSizeLineIds.length === 0) return false;
      const lines = readInlineData(fragment, cart).items.filter(({ id }) => sameRingSizeLineIds.includes(id));
      askSameSize({
        ...ways,
        rings: lines.map(({ itemType: { name }, size }) =>
          size ? t('shell:ringOfSize', { name, us: number(size.us) }) : name,
        ),
      });
      return true;
    },
    [t, number],
  );
}
