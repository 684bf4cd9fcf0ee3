import { Button, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

type LoadMoreProps = {
  hasNext: boolean;
  isLoading: boolean;
  onLoad: () => void;
};

/** Loads the next rows below the current ones. */
export function LoadMore({ hasNext, isLoading, onLoad }: LoadMoreProps) {
  const { t } = useTranslation();
  if (!hasNext) return null;
  return (
    <Flex justify="center" py="4" _print={{ display: 'none' }}>
      <Button variant="outline" size="sm" loading={isLoading} loadingText={t('loadMore')} onClick={onLoad}>
        {t('loadMore')}
      </Button>
    </Flex>
  );
}
