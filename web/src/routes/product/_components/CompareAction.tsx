import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuScale } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import { chosenAlloy } from '../../../configuration/configuration.ts';
import { links } from '../../../links.ts';
import { AppLink } from '../../../ui/actions/AppLink.tsx';
import { comparedPieces } from '../_lib/stored-pieces.ts';
import type { CompareAction_product$key } from './__generated__/CompareAction_product.graphql.ts';

const fragment = graphql`
  fragment CompareAction_product on ItemType {
    code
    alloys {
      isDefault
      alloy {
        code
        databaseId
        mark
      }
    }
  }
`;

/** Adds a piece to the comparison of up to four, stored in this browser. The comparison uses the chosen karat. */
export function CompareAction({ product }: { product: CompareAction_product$key }) {
  const { code, alloys } = useFragment(fragment, product);
  const metal = useSearchParams()[0].get('metal');
  const chosen = metal === null ? undefined : chosenAlloy({ alloys }, { metal });
  const { t } = useTranslation('product');
  const [codes, setCodes] = useState(comparedPieces.read);
  const isCompared = codes.includes(code);
  return (
    <Flex gap="4" align="center" wrap="wrap">
      <Button
        variant="ghost"
        size="sm"
        aria-pressed={isCompared}
        onClick={() => setCodes(isCompared ? comparedPieces.remove(code) : comparedPieces.add(code))}
      >
        <LuScale aria-hidden />
        {t(isCompared ? 'compare.remove' : 'compare.add')}
      </Button>
      {codes.length > 0 && (
        <AppLink to={links.compare(codes, chosen ? [chosen.alloy.mark] : [])}>
          {t('compare.open', { count: codes.length })}
        </AppLink>
      )}
    </Flex>
  );
}
