import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuScale } from 'react-icons/lu';
import { links } from '../../../links.ts';
import { AppLink } from '../../../ui/actions/AppLink.tsx';
import { comparedPieces } from '../_lib/kept-pieces.ts';

/** Puts a piece beside others, up to four, which this browser keeps. */
export function CompareAction({ code }: { code: string }) {
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
        <AppLink to={links.compare(codes)}>{t('compare.open', { count: codes.length })}</AppLink>
      )}
    </Flex>
  );
}
