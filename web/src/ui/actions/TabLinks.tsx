import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

/** A tab as a link, which can be opened in a new tab, shared and left with the back button. */
type TabLink = {
  to: string;
  label: string;
  /** Current count as text: `48`, `1,000+`. */
  count?: string;
  isCurrent: boolean;
};

const Bar = chakra('nav', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: { base: '1', md: '2' },
    overflowX: 'auto',
    scrollbarWidth: 'none',
    boxShadow: { base: 'inset 0 -1px 0 var(--ax-colors-border)', _print: 'none' },
  },
});

const Tab = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    flexShrink: 0,
    px: '3',
    py: '2.5',
    textStyle: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    outlineOffset: '-2px!',
    _hover: { color: 'fg' },
    _currentPage: { color: 'fg', borderColor: 'border.gold' },
    // In print, the open tab is the title of the list.
    _print: { px: '0', py: '0', borderBottomWidth: '0', '&:not([aria-current])': { display: 'none' } },
  },
});

const Count = chakra('span', {
  base: {
    textStyle: 'xs',
    fontVariantNumeric: 'tabular-nums',
    color: 'fg.muted',
    bg: 'bg.muted',
    px: '1.5',
    borderRadius: 'l1',
  },
});

type TabLinksProps = { label: string; tabs: readonly TabLink[] };

/** Tabs as links; scrolls sideways if they do not fit. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const bar = useRef<HTMLElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.label;

  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls the current tab into view.
    if (current && bar.current && tab) {
      bar.current.scrollLeft = Math.max(0, tab.offsetLeft + tab.offsetWidth - bar.current.clientWidth);
    }
  }, [current]);

  return (
    <Bar ref={bar} aria-label={label}>
      {tabs.map(({ to, label: name, count, isCurrent }) => (
        <Tab key={name} to={to} preventScrollReset aria-current={isCurrent ? 'page' : undefined}>
          {name}
          {count !== undefined && <Count>{count}</Count>}
        </Tab>
      ))}
    </Bar>
  );
}
