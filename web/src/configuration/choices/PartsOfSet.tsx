import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldCodes } from '../../lib/forms/form-context.ts';
import { effectivePart, missingChoices, type PartOfSet, type Piece } from '../configuration.ts';
import { FOLLOWING_PART } from '../configuration-address.ts';
import { PartScope, partField, useConfiguration } from '../useChoices.ts';
import { Choices } from './Choices.tsx';
import { usePartWords } from './usePartWords.ts';

type PartsOfSetProps = {
  main: Piece;
  mainName: string;
  parts: readonly PartOfSet[];
  /** Whether missing choices are marked. */
  isPointedOut: boolean;
};

/** The parts of a set. Each follows the main piece until it gets its own choices. */
export function PartsOfSet({ parts, ...props }: PartsOfSetProps) {
  const { t } = useTranslation('configuration');
  return (
    <Stack as="section" gap="3" aria-label={t('set.title')}>
      <Heading as="h2" textStyle="label">
        {t('set.title')}
      </Heading>
      {parts.map((part) => (
        <Part key={part.offer.code} part={part} {...props} />
      ))}
    </Stack>
  );
}

type PartProps = Omit<PartsOfSetProps, 'parts'> & { part: PartOfSet };

function Part({ main, mainName, part: { name, quantity, offer }, isPointedOut }: PartProps) {
  const { t } = useTranslation('configuration');
  const { address, change, path = '' } = useConfiguration();
  const own = address.parts[offer.code];
  const effective = effectivePart(main, address, own ?? FOLLOWING_PART);
  const missing = isPointedOut && own ? missingChoices(offer, effective) : [];
  const isRefused = useFieldCodes(path + partField(offer.databaseId)).length > 0;
  const words = usePartWords(offer, own);
  const [isUnfolded, setIsUnfolded] = useState(false);
  // Errors of a part are never hidden.
  const isOpen = isUnfolded || isRefused || missing.length > 0;
  const choices = useId();

  function follow() {
    change(({ parts: { [offer.code]: _followed, ...parts } }) => ({ parts }));
  }

  return (
    <Box borderWidth="1px" borderRadius="l3" px="4" py="3">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Box minW="0">
          <Text fontWeight="medium">{t('set.part', { quantity, name })}</Text>
          <Text color="fg.muted" textStyle="sm">
            {words ? t('set.apart', { words }) : t('set.follows', { name: mainName })}
          </Text>
        </Box>
        <Flex gap="2">
          {own && (
            <Button size="sm" variant="ghost" onClick={follow} aria-label={t('set.followOf', { name })}>
              {t('set.follow')}
            </Button>
          )}
          <Button
            size="sm"
            variant="outline"
            aria-label={t('set.changeOf', { name })}
            aria-expanded={isOpen}
            aria-controls={choices}
            onClick={() => setIsUnfolded(!isOpen)}
          >
            {t('set.change')}
          </Button>
        </Flex>
      </Flex>
      <Box id={choices} hidden={!isOpen} pt="4">
        {isOpen && (
          <PartScope value={{ id: offer.databaseId, code: offer.code, name, effective }}>
            <Choices piece={offer} missing={missing} />
          </PartScope>
        )}
      </Box>
    </Box>
  );
}
