import { Box, Button, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useNavigate, useSearchParams } from 'react-router';
import { useFormat } from '../../lib/format/useFormat.ts';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { links } from '../../links.ts';
import { ListPrice } from '../../pieces/ListPrice.tsx';
import { AppLink } from '../../ui/actions/AppLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageSection } from '../../ui/layout/PageSection.tsx';
import { PiecePicture } from '../../ui/pictures/PiecePicture.tsx';
import type { ComparePageQuery, ComparePageQuery$data } from './__generated__/ComparePageQuery.graphql.ts';
import { comparedKarats } from './_lib/compared-karats.ts';
import { comparedPieces } from './_lib/kept-pieces.ts';

/** Query of the pieces that are compared. */
export const comparePageQuery = graphql`
  query ComparePageQuery($codes: [String!]!, $karats: [String!]!) {
    productFacets(filter: { codes: $codes }) {
      karats {
        mark
        name
      }
    }
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
              name
              mark
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
    minW: '36rem',
    '& th, & td': { textAlign: 'start', verticalAlign: 'top', p: '3', borderBottomWidth: '1px' },
    '& th[scope=row]': { color: 'fg.muted', fontWeight: 'normal', textStyle: 'sm', width: '8rem' },
    '& td, & th[scope=col]': { width: '22%' },
  },
});

/** The picture of a piece in the first metal of these marks that it is offered in, else in its default metal. */
function pictureIn({ alloys, imageUrl }: Piece, karats: readonly string[]): string {
  return alloys.find(({ alloy }) => karats.includes(alloy.mark))?.imageUrl ?? imageUrl;
}

/** Whether a piece is offered in a metal of any of these marks; in any metal without marks. */
function isMadeIn({ alloys }: Piece, karats: readonly string[]): boolean {
  return karats.length === 0 || alloys.some(({ alloy }) => karats.includes(alloy.mark));
}

/** Up to four pieces side by side, at the prices in the karat of the address. */
export function ComparePage({ queryRef }: RelayPageProps<ComparePageQuery>) {
  const { t } = useTranslation('product');
  const { number } = useFormat();
  const navigate = useNavigate();
  const { products, productFacets } = usePreloadedQuery<ComparePageQuery>(comparePageQuery, queryRef);
  const pieces = products.edges.map(({ node }) => node);
  const karats = comparedKarats(useSearchParams()[0]);
  const namesOfMarks = new Map(productFacets.karats.map(({ mark, name }) => [mark, name]));
  const inKarats = karats.map((mark) => namesOfMarks.get(mark) ?? mark).join(', ');

  function takeAway(code: string) {
    comparedPieces.remove(code);
    const rest = pieces.map((piece) => piece.code).filter((each) => each !== code);
    void navigate(links.compare(rest, karats), { replace: true });
  }

  const rows: readonly [label: string, of: (piece: Piece) => ReactNode][] = [
    [
      karats.length > 0 ? t('compare.priceIn', { karats: inKarats }) : t('compare.price'),
      (piece) =>
        isMadeIn(piece, karats) ? (
          <ListPrice product={piece} />
        ) : (
          t('compare.notMadeIn', { karats: inKarats })
        ),
    ],
    [t('about.group'), ({ itemGroup }) => itemGroup.name],
    [t('metal'), ({ alloys }) => alloys.map(({ alloy }) => alloy.name).join(', ')],
    [
      t('compare.sizes'),
      ({ sizeRange }) => sizeRange && t('compare.range', { min: sizeRange.min, max: sizeRange.max }),
    ],
    [
      t('about.stones'),
      ({ stones }) =>
        stones.map((stone) => (
          <Text key={`${stone.gem} ${stone.shape} ${stone.caratEach}`}>
            {t('about.stone', {
              count: stone.count,
              carat: number(stone.caratEach, 2),
              gem: t(`about.gem.${stone.gem}`),
              shape: t(`about.shape.${stone.shape}`),
              quality: stone.quality,
            })}
          </Text>
        )),
    ],
    [
      t('about.lead'),
      ({ isStock, leadDays }) => (isStock ? t('about.stock') : t('about.leadDays', { count: leadDays })),
    ],
    [
      t('about.proof'),
      ({ isStock, requiresProof }) => (isStock ? '–' : t(requiresProof ? 'about.proofYes' : 'about.proofNo')),
    ],
  ];

  return (
    <PageSection as="div">
      <Stack gap="6">
        <Heading as="h1" textStyle="display">
          {t('compare.title')}
        </Heading>
        {pieces.length === 0 ? (
          <EmptyState
            title={t('compare.none')}
            action={<AppLink to={links.shop()}>{t('compare.browse')}</AppLink>}
          />
        ) : (
          <Box overflowX="auto" tabIndex={0} role="region" aria-label={t('compare.title')}>
            <Table>
              <thead>
                <tr>
                  <td />
                  {pieces.map((piece) => (
                    <th key={piece.code} scope="col">
                      <PiecePicture src={pictureIn(piece, karats)} alt="" sizes="20vw" />
                      <AppLink to={links.shopProduct(piece.code)}>{piece.name}</AppLink>
                      <Button
                        size="xs"
                        variant="ghost"
                        px="0"
                        py="1"
                        height="auto"
                        textAlign="start"
                        whiteSpace="normal"
                        onClick={() => takeAway(piece.code)}
                      >
                        {t('compare.takeAway', { name: piece.name })}
                      </Button>
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
