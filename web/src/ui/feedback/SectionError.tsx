import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailedText } from '../../lib/forms/useFailedText.ts';
import { Notice } from './Notice.tsx';

type SectionErrorProps = {
  /** Error text; default: a general sentence. */
  text?: string | undefined;
  onRetry: () => Promise<void>;
};

/** Shown in place of a failed section. */
export function SectionError({ text, onRetry }: SectionErrorProps) {
  const { t } = useTranslation('shell');
  const failedText = useFailedText();
  const [isTrying, setIsTrying] = useState(false);

  async function handleRetry() {
    setIsTrying(true);
    await onRetry();
    setIsTrying(false);
  }

  return (
    <Notice tone="warning" isLive>
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        {text ?? failedText('loading', t('error.thisPart'))}
        <Button size="xs" variant="outline" loading={isTrying} onClick={handleRetry}>
          {t('error.retry')}
        </Button>
      </Flex>
    </Notice>
  );
}
