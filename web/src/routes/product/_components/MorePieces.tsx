import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { recentPieces } from '../_lib/stored-pieces.ts';
import type { MorePiecesQuery } from './__generated__/MorePiecesQuery.graphql.ts';
import { PieceStrip } from './PieceStrip.tsx';

const query = graphql`
  query MorePiecesQuery($related: ProductFilter!, $recent: ProductFilter!) {
    related: products(first: 7, filter: $related) {
      edges {
        node {
          code
          ...PieceStrip_pieces
        }
      }
    }
    recent: products(first: 12, filter: $recent) {
      edges {
        node {
          code
          ...PieceStrip_pieces
        }
      }
    }
  }
`;

/** Pieces in a strip. */
const SHOWN = 6;

type MorePiecesProps = { code: string; categoryIds: readonly number[]; isShop: boolean };

/** Related pieces: of the same categories, and recently viewed in this browser. */
export function MorePieces({ code, categoryIds, isShop }: MorePiecesProps) {
  const { t } = useTranslation('product');
  const [before] = useState(() => recentPieces.read().filter((each) => each !== code));
  const { related, recent } = useLazyLoadQuery<MorePiecesQuery>(query, {
    related: { categoryIds },
    recent: { codes: before },
  });

  useEffect(() => {
    recentPieces.add(code);
  }, [code]);

  const others = related.edges.flatMap(({ node }) => (node.code === code ? [] : [node])).slice(0, SHOWN);
  const nodes = recent.edges.map(({ node }) => node);
  const seen = before.flatMap((each) => nodes.find((node) => node.code === each) ?? []).slice(0, SHOWN);
  return (
    <>
      {others.length > 0 && <PieceStrip title={t('more.related')} pieces={others} isShop={isShop} />}
      {seen.length > 0 && <PieceStrip title={t('more.recent')} pieces={seen} isShop={isShop} />}
    </>
  );
}
