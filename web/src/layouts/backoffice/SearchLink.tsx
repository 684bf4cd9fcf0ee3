import { chakra } from '@chakra-ui/react';
import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuSearch } from 'react-icons/lu';
import { Link, useLocation } from 'react-router';
import { loadNamespace } from '../../lib/i18n/namespace.ts';
import { links } from '../../links.ts';
import { searchTexts } from '../../search/search-texts.ts';

const SearchPalette = lazy(async () => {
  const [{ SearchPalette: Palette }] = await Promise.all([
    import('./SearchPalette.tsx'),
    loadNamespace(searchTexts),
  ]);
  return { default: Palette };
});

const Root = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: { base: 'center', md: 'flex-start' },
    gap: '2',
    flexShrink: { base: 0, md: 1 },
    minW: { base: '9', md: '0' },
    w: { md: '72' },
    h: '9',
    px: { base: '0', md: '3' },
    textStyle: 'sm',
    color: 'inherit',
    borderRadius: 'l2',
    borderWidth: { base: '0', md: '1px' },
    borderColor: 'fg.muted',
    _icon: { boxSize: { base: '5', md: '4' }, flexShrink: 0 },
    _hover: { bg: 'fg.muted/20' },
  },
});

const Words = chakra('span', {
  base: { display: { base: 'none', md: 'inline' }, truncate: true, flex: '1' },
});

const Keys = chakra('kbd', {
  base: {
    display: { base: 'none', lg: 'inline' },
    fontFamily: 'inherit',
    textStyle: 'xs',
    whiteSpace: 'nowrap',
  },
});

const isApple = /mac|iphone|ipad/i.test(navigator.platform);

/**
 * Opens the global search: over the page by a click or Ctrl/Cmd-K, as a page of its own on a phone and in a new tab.
 */
export function SearchLink() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const to = links.search();
  const isOnPage = pathname === to;

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      // Else the browser would go to its own search.
      event.preventDefault();
      const field = document.querySelector<HTMLElement>('main [role=combobox]');
      if (isOnPage && field) field.focus();
      // Over another dialog there is no searching; over itself the same keys close it.
      else
        setIsOpen(
          (before) => !before && document.querySelector('[role=dialog], [role=alertdialog]') === null,
        );
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isOnPage]);

  function handleClick(event: MouseEvent) {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const isPhone = !window.matchMedia('(min-width: 48rem)').matches;
    if (wantsNewTab || isPhone || isOnPage) return;
    event.preventDefault();
    setIsOpen(true);
  }

  return (
    <>
      <Root to={to} aria-label={t('searchAll')} aria-keyshortcuts="Control+K Meta+K" onClick={handleClick}>
        <LuSearch aria-hidden />
        <Words aria-hidden>{t('searchAll')}</Words>
        <Keys aria-hidden>{isApple ? '⌘K' : 'Ctrl K'}</Keys>
      </Root>
      {isOpen && (
        <Suspense>
          <SearchPalette onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
