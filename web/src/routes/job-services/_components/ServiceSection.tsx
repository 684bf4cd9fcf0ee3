import { Badge, Box, chakra, Heading, Stack } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LuChevronRight } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { SectionBoundary } from '../../../ui/feedback/SectionBoundary.tsx';
import type { ServiceSection_group$key } from './__generated__/ServiceSection_group.graphql.ts';
import { ServiceJobs } from './ServiceJobs.tsx';

const fragment = graphql`
  fragment ServiceSection_group on JobServiceGroup {
    count
    serviceType {
      code
      name
    }
  }
`;

const Bar = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    w: 'full',
    minH: '12',
    px: '4',
    py: '2',
    textAlign: 'start',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l3',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    _icon: { boxSize: '4', flexShrink: 0, color: 'fg.muted', _motionSafe: { transition: 'transform 0.1s' } },
    '&[aria-expanded=true] svg': { transform: 'rotate(90deg)' },
  },
});

type ServiceSectionProps = {
  group: ServiceSection_group$key;
  isOpen: boolean;
  /** Expands or collapses it. */
  onToggle: (code: string) => void;
};

/** A service type: number of waiting jobs and, if expanded, their list. */
export function ServiceSection({ group, isOpen, onToggle }: ServiceSectionProps) {
  const { t } = useTranslation('job-services');
  const id = useId();
  const { count, serviceType } = useFragment(fragment, group);
  const { code, name } = serviceType;
  return (
    <Stack as="section" gap="2" aria-labelledby={id}>
      <Heading as="h2" textStyle="md">
        <Bar
          type="button"
          id={id}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-jobs` : undefined}
          onClick={() => onToggle(code)}
        >
          <LuChevronRight aria-hidden />
          <chakra.span flex="1" minW="0">
            {name}
          </chakra.span>
          <Badge variant={count > 0 ? 'subtle' : 'outline'}>{t('jobs', { count })}</Badge>
        </Bar>
      </Heading>
      {isOpen && (
        <Box id={`${id}-jobs`}>
          <SectionBoundary>
            <ServiceJobs code={code} label={t('jobsOf', { service: name })} total={count} />
          </SectionBoundary>
        </Box>
      )}
    </Stack>
  );
}
