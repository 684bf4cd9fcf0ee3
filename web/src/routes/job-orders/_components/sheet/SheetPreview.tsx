import { Box, Button, Flex, Stack } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LuArrowLeft, LuPrinter } from 'react-icons/lu';
import { ButtonLink } from '../../../../ui/actions/ButtonLink.tsx';

/** For both paper sizes. Prints only the sheets. */
const PRINT = {
  '@page': { margin: '12mm' },
  '@media print': {
    'html, body': { background: 'white' },
    // Overrides the classes of the layout.
    'body :is(header, nav):not(main *)': { display: 'none !important' },
  },
};

type SheetPreviewProps = {
  backTo: string;
  /** Number of sheets. */
  count: number;
  children: ReactNode;
};

/** Print preview of traveler sheets, always in light mode. */
export function SheetPreview({ backTo, count, children }: SheetPreviewProps) {
  const { t } = useTranslation('jobs');
  return (
    <Box maxW="4xl" w="full" mx="auto" px={{ base: '3', md: '6' }} pb="12" _print={{ p: '0', maxW: 'none' }}>
      <Global styles={PRINT} />
      <Flex justify="space-between" gap="3" py="4" wrap="wrap" _print={{ display: 'none' }}>
        <ButtonLink to={backTo} variant="ghost" size="sm">
          <LuArrowLeft aria-hidden />
          {t('sheet.back')}
        </ButtonLink>
        <Button size="sm" onClick={() => window.print()}>
          <LuPrinter aria-hidden />
          {t('sheet.print', { count })}
        </Button>
      </Flex>
      <Stack gap="6" _print={{ display: 'block' }}>
        {children}
      </Stack>
    </Box>
  );
}
