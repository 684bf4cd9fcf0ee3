import { Box, Flex, Stack } from '@chakra-ui/react';
import { withoutLanguage } from '../lib/i18n/language.ts';
import { LinesSkeleton, PageHeaderSkeleton } from '../ui/feedback/Skeletons.tsx';

/** Loading state before the first page: the frame of its layout, without layout shift. */
export function Splash() {
  const path = withoutLanguage(window.location.pathname);
  if (path.startsWith('/backoffice')) return <BackofficeFrame />;
  if (path.startsWith('/shop')) return <StorefrontFrame />;
  return <Box minH="dvh" />;
}

function BackofficeFrame() {
  return (
    <Flex direction="column" minH="dvh" aria-busy>
      <Box h="3.25rem" bg="bg.bar" />
      <Flex flex="1">
        <Box hideBelow="md" w="52" bg="bg.panel" borderEndWidth="1px" />
        <Stack flex="1" gap="5" px={{ base: '4', md: '6', xl: '8' }} py={{ base: '4', md: '5' }}>
          <PageHeaderSkeleton />
          <LinesSkeleton lines={6} />
        </Stack>
      </Flex>
    </Flex>
  );
}

function StorefrontFrame() {
  return (
    <Flex direction="column" minH="dvh" bg="bg.panel" aria-busy>
      <Box h={{ base: '6.75rem', md: '4.5rem' }} />
      <Box h="11" borderBottomWidth="1px" />
    </Flex>
  );
}
