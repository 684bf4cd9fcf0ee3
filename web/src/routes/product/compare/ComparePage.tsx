import { Box, Button, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useNavigate, useSearchParams } from 'react-router';
import { configurationSearch } from '../../../configuration/configuration-address.ts';
import { useFormat } from '../../../lib/format/useFormat.ts';
import type { RelayPageProps } from '../../../lib/relay/relay-route.tsx';
import { links } from '../../../links.ts';
import { ListPrice } from '../../../pieces/ListPrice.tsx';
import { AppLink } from '../../../ui/actions/AppLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageSection } from '../../../ui/layout/PageSection.tsx';
import { PiecePicture } from '../../../ui/pictures/PiecePicture.tsx';
import { comparedPieces } from '../_lib/stored-pieces.ts';
import type { ComparePageQuery, ComparePageQuery$data } from './__generated__/ComparePageQuery.graphql.ts';
import { comparedKarats } from './compared-karats.ts';

/** Query of the compared pieces. */
const comparePageQuery = graphql`
  query ComparePageQuery($codes: [String!]!, $karats: [String!]!) {
    products(first: 4, filter: { codes: $codes }) {
      edges {
        node {
          code
          name
          ...ListPrice_product @arguments(karats: $karats)
          imageUrl
          leadDays
          isStock
          requiresProof
          itemGroup {
            name
          }
          alloys {
            alloy {
              code
              name
              mark
              markName
            }
            imageUrl
          }
          sizeRange {
            min
            max
          }
          stones {
            gem
            shape
            quality
            caratEach
            count
          }
        }
      }
    }
  }
`;

type Piece = ComparePageQuery$data['products']['edges'][number]['node'];

const Table = chakra('table', {
  base: {
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    width: 'full',
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      p: { base: '2', md: '3' },
      borderBottomWidth: '1px',
      overflowWrap: 'anywhere',
    },
    '& th[scope=row]': { color: 'fg.muted', fontWeight: 'normal', textStyle: 'sm' },
    // The first row determines column widths: narrow for labels, equal for pieces.
    '& thead td': { width: { base: '6rem', md: '9rem' } },
  },
});

/** Two pieces fit on a phone. Few pieces do not fill a wide page. */
function widthsFor(pieces: number) {
  return { minW: `${6 + 8 * pieces}rem`, maxW: `${9 + 24 * pieces}rem` };
}

/** The first metal with one of these marks that a piece is offered in; undefined without marks or match. */
function offerIn({ alloys }: Piece, karats: readonly string[]): Piece['alloys'][number] | undefined {
  return alloys.find(({ alloy }) => karats.includes(alloy.mark));
}

/** Whether a piece is offered in a metal with one of these marks; true without marks. */
function isMadeIn(piece: Piece, karats: readonly string[]): boolean {
  return karats.length === 0 || offerIn(piece, karats) !== undefined;
}

/** URL of a piece in the compared metal. */
function productOf(piece: Piece, karats: readonly string[]): string {
  const metal = offerIn(piece, karats)?.alloy.code ?? null;
  return links.shopProduct(piece.code) + configurationSearch({ metal });
}

/** Up to four pieces side by side, with prices for the karat in the URL. */
export function ComparePage({ queryRef }: RelayPageProps<ComparePageQuery>) {
  const { t } = useTranslation('compare');
  const { t: ofPiece } = useTranslation('product');
  const { number } = useFormat();
  const navigate = useNavigate();
  const { products } = usePreloadedQuery<ComparePageQuery>(comparePageQuery, queryRef);
  const pieces = products.edges.map(({ node }) => node);
  const karats = comparedKarats(useSearchParams()[0]);
  const alloys = pieces.flatMap((piece) => piece.alloys.map(({ alloy }) => alloy));
  const namesOfMarks = new Map(alloys.map(({ mark, markName }) => [mark, markName]));
  const inKarats = karats.map((mark) => namesOfMarks.get(mark) ?? mark).join(', ');

  function takeAway(code: string) {
    comparedPieces.remove(code);
    const rest = pieces.map((piece) => piece.code).filter((each) => each !== code);
    void navigate(links.compare(rest, karats), { replace: true });
  }

  const rows: readonly [label: string, of: (piece: Piece) => ReactNode][] = [
    [
      karats.length > 0 ? t('priceIn', { karats: inKarats }) : t('price'),
      (piece) =>
        isMadeIn(piece, karats) ? <ListPrice product={piece} /> : t('notMadeIn', { karats: inKarats }),
    ],
    [ofPiece('about.group'), ({ itemGroup }) => itemGroup.name],
    [ofPiece('metal'), ({ alloys }) => alloys.map(({ alloy }) => alloy.name).join(', ')],
    [t('sizes'), ({ sizeRange }) => sizeRange && t('range', { min: sizeRange.min, max: sizeRange.max })],
    [
      ofPiece('about.stones'),
      ({ stones }) =>
        stones.map((stone) => (
          <Text key={`${stone.gem} ${stone.shape} ${stone.caratEach}`}>
            {ofPiece('about.stone', {
              count: stone.count,
              carat: number(stone.caratEach, 2),
              gem: ofPiece(`about.gem.${stone.gem}`),
              shape: ofPiece(`about.shape.${stone.shape}`),
              quality: stone.quality,
            })}
          </Text>
        )),
    ],
    [
      ofPiece('about.lead'),
      ({ isStock, leadDays }) =>
        isStock ? ofPiece('about.stock') : ofPiece('about.leadDays', { count: leadDays }),
    ],
    [
      ofPiece('about.proof'),
      ({ isStock, requiresProof }) =>
        isStock ? '–' : ofPiece(requiresProof ? 'about.proofYes' : 'about.proofNo'),
    ],
  ];

  return (
    <PageSection as="div">
      <Stack gap="6">
        <Heading as="h1" textStyle="display">
          {t('title')}
        </Heading>
        {pieces.length === 0 ? (
          <EmptyState title={t('none')} action={<AppLink to={links.shop()}>{t('browse')}</AppLink>} />
        ) : (
          <Box overflowX="auto" tabIndex={0} role="region" aria-label={t('title')}>
            <Table {...widthsFor(pieces.length)}>
              <thead>
                <tr>
                  <td />
                  {pieces.map((piece) => (
                    <th key={piece.code} scope="col">
                      <PiecePicture
                        src={offerIn(piece, karats)?.imageUrl ?? piece.imageUrl}
                        alt=""
                        sizes="20vw"
                      />
                      <Stack gap="1" align="flex-start" mt="2">
                        <AppLink to={productOf(piece, karats)}>{piece.name}</AppLink>
                        <Button
                          size="xs"
                          variant="ghost"
                          px="0"
                          aria-label={t('takeAwayOf', { name: piece.name })}
                          onClick={() => takeAway(piece.code)}
                        >
                          {t('takeAway')}
                        </Button>
                      </Stack>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([label, of]) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    {pieces.map((piece) => (
                      <td key={piece.code}>{of(piece)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Table>
          </Box>
        )}
      </Stack>
    </PageSection>
  );
}
