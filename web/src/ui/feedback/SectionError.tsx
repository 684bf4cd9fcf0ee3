import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from './Notice.tsx';

type SectionErrorProps = {
  /** What failed; a general sentence without. */
  text?: string | undefined;
  onRetry: () => Promise<void>;
};

/** In the place of a section that failed. */
export function SectionError({ text, onRetry }: SectionErrorProps) {
  const { t } = useTranslation('shell');
  const [isTrying, setIsTrying] = useState(false);

  async function handleRetry() {
    setIsTrying(true);
    await onRetry();
    setIsTrying(false);
  }

  return (
    <Notice tone="warning" isLive>
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        {text ?? t('error.section')}
        <Button size="xs" variant="outline" loading={isTrying} onClick={handleRetry}>
          {t('error.retry')}
        </Button>
      </Flex>
    </Notice>
  );
}
