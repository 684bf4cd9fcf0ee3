import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

const Panel = chakra('aside', {
  base: {
    display: { base: 'none', lg: 'flex' },
    flexDirection: 'column',
    justifyContent: 'flex-end',
    position: 'relative',
    overflow: 'hidden',
    m: '4',
    mt: '0',
    p: '10',
    borderRadius: 'l3',
    bg: 'ink.850',
    color: 'fg.bar',
  },
});

const Drawing = chakra('svg', {
  base: { position: 'absolute', insetInlineEnd: '-10%', top: '-6%', height: '92%', width: 'auto' },
});

const Words = chakra('p', { base: { position: 'relative', textStyle: 'display', maxW: '20ch' } });

/** Introduction of Aurifex with a drawing, next to the form on wide pages. */
export function SignInAside() {
  const { t } = useTranslation('sign-in');
  return (
    <Panel>
      <Drawing viewBox="0 0 400 460" fill="none" strokeLinejoin="round" aria-hidden>
        <g stroke="var(--ax-colors-gold-300)" strokeWidth="1">
          <circle cx="200" cy="300" r="138" />
          <circle cx="200" cy="300" r="118" />
          <path d="M150 172l16-20M250 172l-16-20" />
        </g>
        <g stroke="#F4F5F6" strokeWidth="1">
          <path d="M148 46h104l40 44-92 90-92-90z" fill="var(--ax-colors-ink-850)" />
          <path d="M108 90h184M148 46l14 44 38 90 38-90 14-44M162 90l38-44 38 44M108 90l40-44M292 90l-40-44" />
        </g>
      </Drawing>
      <Words>{t('aside')}</Words>
    </Panel>
  );
}
