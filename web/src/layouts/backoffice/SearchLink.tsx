import { chakra } from '@chakra-ui/react';
import { type ComponentType, type MouseEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuSearch } from 'react-icons/lu';
import { Link, useLocation, useNavigate } from 'react-router';
import { loadNamespace } from '../../lib/i18n/namespace.ts';
import { links } from '../../links.ts';
import { searchTexts } from '../../search/search-texts.ts';
import type { SearchPaletteProps } from './SearchPalette.tsx';
import { useTypedAhead } from './useTypedAhead.ts';

type Palette = ComponentType<SearchPaletteProps>;

async function loadPalette(): Promise<Palette> {
  const [{ SearchPalette }] = await Promise.all([import('./SearchPalette.tsx'), loadNamespace(searchTexts)]);
  return SearchPalette;
}

/** Prefetches the dialog. If that fails, it is loaded again when it opens. */
const expectPalette = () => void loadPalette().catch(() => {});

const Root = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    minW: '9',
    h: '9',
    px: { lg: '3' },
    textStyle: 'sm',
    whiteSpace: 'nowrap',
    color: 'inherit',
    borderRadius: 'l2',
    borderWidth: { base: '0', lg: '1px' },
    borderColor: 'fg.muted',
    _icon: { boxSize: { base: '5', lg: '4' }, flexShrink: 0 },
    _hover: { bg: 'fg.muted/20' },
  },
});

const Words = chakra('span', { base: { srOnly: { base: true, lg: false } } });

const Keys = chakra('kbd', {
  base: { display: { base: 'none', xl: 'inline' }, ms: '4', fontFamily: 'inherit', textStyle: 'xs' },
});

const DIALOGS = '[role=dialog], [role=alertdialog]';

/** The search field of the search page. */
const fieldOfPage = () => document.querySelector<HTMLElement>('main [role=combobox]');

const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

const isApple = /mac|iphone|ipad/i.test(navigator.platform);

/** Opens the global search: in a dialog by click or Ctrl/Cmd-K, or as a page on a phone and in a new tab. */
export function SearchLink() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [Palette, setPalette] = useState<Palette | null>(null);
  const to = links.search();
  const isOnPage = pathname === to;
  useTypedAhead(isOpen, setText);

  useEffect(() => {
    if (!isOpen) return setText('');
    loadPalette().then(
      (loaded) => setPalette(() => loaded),
      () => {
        setIsOpen(false);
        // The page shows why it cannot be loaded, and a button that tries again.
        void navigate(to);
      },
    );
  }, [isOpen, navigate, to]);

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      // Also before the dialog is loaded.
      if (event.key === 'Escape') setIsOpen(false);
      if (!isSearchKey(event)) return;
      // Prevents the browser's own search.
      event.preventDefault();
      if (isOnPage) fieldOfPage()?.focus();
      // The same shortcut closes it. It does not open over another dialog.
      else setIsOpen((before) => !before && document.querySelector(DIALOGS) === null);
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isOnPage]);

  function handleClick(event: MouseEvent) {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const isPhone = !window.matchMedia('(min-width: 48rem)').matches;
    if (wantsNewTab || (isPhone && !isOnPage)) return;
    event.preventDefault();
    if (isOnPage) fieldOfPage()?.focus();
    else setIsOpen(true);
  }

  return (
    <>
      <Root to={to} aria-keyshortcuts="Control+K Meta+K" onClick={handleClick} onPointerEnter={expectPalette}>
        <LuSearch aria-hidden />
        <Words>{t('searchAll')}</Words>
        <Keys aria-hidden>{isApple ? '⌘K' : 'Ctrl K'}</Keys>
      </Root>
      {isOpen && Palette && <Palette text={text} onText={setText} onClose={() => setIsOpen(false)} />}
    </>
  );
}
