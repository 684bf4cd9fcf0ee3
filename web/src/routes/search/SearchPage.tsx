import { Box, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useScreens } from '../../layouts/backoffice/useScreens.ts';
import { SearchBox } from '../../search/SearchBox.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';

/** Delay after typing before the URL is updated (ms). */
const PAUSE_MS = 300;

/** The global search as a page, for phones and shareable URLs. */
export function SearchPage() {
  const { t } = useTranslation('search');
  const screens = useScreens();
  const [address, setAddress] = useSearchParams();
  const inAddress = address.get('q') ?? '';
  const [text, setText] = useState(inAddress);

  useEffect(() => {
    if (text.trim() === inAddress) return;
    const write = () =>
      setAddress(text.trim() === '' ? {} : { q: text.trim() }, { replace: true, preventScrollReset: true });
    const timer = setTimeout(write, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, inAddress, setAddress]);

  return (
    <Stack gap="4">
      <PageHeader title={t('title')} />
      <Box maxW="3xl">
        <SearchBox text={text} onText={setText} screens={screens} />
      </Box>
    </Stack>
  );
}
