import { Box, chakra, SimpleGrid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../../ui/pictures/Picture.tsx';

const Range = chakra('input', { base: { w: 'full', accentColor: 'brand.solid', cursor: 'ew-resize' } });

type Side = { readonly url: string; readonly width: number; readonly height: number; readonly label: string };

type ProofCompareProps = { view: 'side' | 'slider'; before: Side; after: Side };

/** Two versions side by side, or overlaid with a slider. */
export function ProofCompare({ view, before, after }: ProofCompareProps) {
  const { t } = useTranslation('jobs');
  const [share, setShare] = useState(50);
  if (view === 'side') {
    return (
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        {[before, after].map((side) => (
          <Box as="figure" key={side.label}>
            <Picture src={side.url} alt={side.label} width={side.width} height={side.height} />
            <Text as="figcaption" textStyle="xs" color="fg.muted" mt="1">
              {side.label}
            </Text>
          </Box>
        ))}
      </SimpleGrid>
    );
  }
  return (
    <Box>
      <Box position="relative" overflow="hidden" borderRadius="l2">
        <Picture src={after.url} alt={after.label} width={after.width} height={after.height} />
        <Box position="absolute" inset="0" style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
          <Picture src={before.url} alt={before.label} width={after.width} height={after.height} />
        </Box>
        <Box
          position="absolute"
          top="0"
          bottom="0"
          w="2px"
          bg="border.gold"
          style={{ insetInlineStart: `${share}%` }}
        />
      </Box>
      <Range
        type="range"
        min={0}
        max={100}
        value={share}
        mt="2"
        aria-label={t('proof.slider', { before: before.label, after: after.label })}
        onChange={(event) => setShare(Number(event.currentTarget.value))}
      />
      <Text textStyle="xs" color="fg.muted">
        {t('proof.sliderHint', { before: before.label, after: after.label })}
      </Text>
    </Box>
  );
}
