import { Button, Stack, Text, Textarea } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_QUICK_ORDER_TEXT } from '../../../lib/forms/limits.ts';

type QuickOrderTextProps = { text: string; onText: (text: string) => void };

/** Text area for codes and quantities. */
export function QuickOrderText({ text, onText }: QuickOrderTextProps) {
  const { t } = useTranslation('quickOrder');
  const id = useId();
  return (
    <Stack gap="3">
      <Text id={`${id}-hint`} color="fg.muted">
        {t('hint')}
      </Text>
      <Stack gap="1">
        <label htmlFor={id}>{t('text')}</label>
        <Textarea
          id={id}
          aria-describedby={`${id}-hint`}
          rows={12}
          maxLength={MAX_QUICK_ORDER_TEXT}
          fontFamily="mono"
          spellCheck={false}
          value={text}
          placeholder={t('example')}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      </Stack>
      {text !== '' && (
        <Button size="sm" variant="outline" alignSelf="flex-start" onClick={() => onText('')}>
          {t('clear')}
        </Button>
      )}
    </Stack>
  );
}
