import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuEllipsis } from 'react-icons/lu';
import { NavLink } from 'react-router';
import { useMenu } from './useMenu.ts';

const MenuSheet = lazy(async () => ({ default: (await import('./MenuSheet.tsx')).MenuSheet }));

/** Maximum number of pages in the bar. */
const PLACES = 4;

const Bar = chakra('nav', {
  base: {
    display: { base: 'flex', md: 'none', _print: 'none' },
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    minH: 'var(--ax-bottom-bar)',
    zIndex: 'sticky',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    borderColor: 'border',
    pb: 'env(safe-area-inset-bottom)',
  },
});

const entry = {
  flex: '1',
  // Equal widths, except for an item whose longest word needs more.
  minW: 'min-content',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '0.5',
  px: '1',
  py: '2',
  textStyle: 'xs',
  lineHeight: 'shorter',
  textAlign: 'center',
  color: 'fg.muted',
  cursor: 'pointer',
  outlineOffset: '-2px!',
  _icon: { boxSize: '5' },
} as const;

const Entry = chakra(NavLink, { base: { ...entry, _currentPage: { color: 'fg', fontWeight: 'medium' } } });
const More = chakra('button', { base: entry });

/** The menu on a phone: up to four pages, and a sheet with the rest. */
export function BottomBar() {
  const { t } = useTranslation('shell');
  const items = useMenu();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Bar aria-label={t('menu.label')}>
      {items.slice(0, PLACES).map(({ key, to, icon: Icon }) => (
        <Entry key={key} to={to}>
          <Icon aria-hidden />
          {t(`menu:${key}`)}
        </Entry>
      ))}
      <More type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        <LuEllipsis aria-hidden />
        {t('menu.more')}
      </More>
      {isOpen && (
        <Suspense>
          <MenuSheet items={items.slice(PLACES)} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Bar>
  );
}
