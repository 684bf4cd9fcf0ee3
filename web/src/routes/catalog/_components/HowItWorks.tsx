import { chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { PageSection } from '../../../ui/layout/PageSection.tsx';

const STEPS = ['configure', 'order', 'approve', 'receive'] as const;

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
    gap: '8',
    listStyle: 'none',
  },
});

const Step = chakra('li', { base: { borderTopWidth: '1px', borderColor: 'border.gold', pt: '4' } });

/** How ordering works, in four steps. */
export function HowItWorks() {
  const { t } = useTranslation('catalog');
  return (
    <PageSection space="lg" id="how" aria-labelledby="how-title">
      <Stack gap="8">
        <Heading as="h2" id="how-title" textStyle="display">
          {t('home.how')}
        </Heading>
        <Steps>
          {STEPS.map((step, index) => (
            <Step key={step}>
              <Text textStyle="overline" color="fg.gold" aria-hidden>
                {index + 1}
              </Text>
              <Heading as="h3" textStyle="piece" mt="2">
                {t(`home.steps.${step}.title`)}
              </Heading>
              <Text color="fg.muted" mt="1.5">
                {t(`home.steps.${step}.text`)}
              </Text>
            </Step>
          ))}
        </Steps>
      </Stack>
    </PageSection>
  );
}
