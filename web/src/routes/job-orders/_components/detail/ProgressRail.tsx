import { Box, chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

const Rail = chakra('ol', { base: { display: 'flex', gap: '1', listStyle: 'none' } });

const Step = chakra('li', {
  base: { flex: '1', minW: '0' },
});

const Bar = chakra('div', {
  base: { h: '1.5', borderRadius: 'full', bg: 'bg.emphasized' },
  variants: { state: { done: { bg: 'brand.solid' }, current: { bg: 'border.gold' }, ahead: {} } },
});

const Label = chakra('span', {
  base: { display: 'block', mt: '1.5', textStyle: 'xs', color: 'fg.muted', overflowWrap: 'anywhere' },
  variants: {
    state: { done: { color: 'fg' }, current: { color: 'fg', fontWeight: 'semibold' }, ahead: {} },
    isDense: { true: { srOnly: true } },
  },
});

type ProgressRailProps = {
  label: string;
  /** The steps in order. */
  steps: readonly { key: string; name: string }[];
  /** Index of the current step; the number of steps when all are done. */
  current: number;
  /** Replaces the name of the current step with the status that the page shows. */
  currentText?: string;
  /** For many steps, without names. */
  isDense?: boolean;
};

/** A progress bar of steps: done, current, upcoming. On a phone only the current one is named. */
export function ProgressRail({ label, steps, current, currentText, isDense = false }: ProgressRailProps) {
  const { t } = useTranslation('jobs');
  const step = steps[current];
  const summary = step
    ? t('progress.step', { index: current + 1, count: steps.length, name: currentText ?? step.name })
    : t('progress.done');
  return (
    <Box>
      <Rail aria-label={label}>
        {steps.map(({ key, name: stepName }, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
          const name = state === 'current' ? (currentText ?? stepName) : stepName;
          return (
            <Step key={key} title={name} aria-current={state === 'current' ? 'step' : undefined}>
              <Bar state={state} />
              <Box as="span" hideBelow={isDense ? undefined : 'md'}>
                <Label state={state} isDense={isDense}>
                  {name}
                </Label>
              </Box>
            </Step>
          );
        })}
      </Rail>
      <Text textStyle="xs" mt="1.5" fontWeight="medium" hideFrom={isDense ? undefined : 'md'}>
        {summary}
      </Text>
    </Box>
  );
}
