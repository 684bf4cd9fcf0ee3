import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuX } from 'react-icons/lu';
import { Link } from 'react-router';
import { AppLink } from './AppLink.tsx';

/** An active filter and the URL without it. */
type FilterChip = { label: string; without: string };

const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', listStyle: 'none' },
});

const Chip = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '7',
    ps: '2.5',
    pe: '2',
    textStyle: 'xs',
    fontWeight: 'medium',
    color: 'fg',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'full',
    _hover: { bg: 'bg.muted' },
    _print: { minH: '0', px: '0', borderWidth: '0', _icon: { display: 'none' } },
  },
});

type FilterChipsProps = { chips: readonly FilterChip[]; clearAll: string };

/** The active filters as links that remove them, and a link that clears all. */
export function FilterChips({ chips, clearAll }: FilterChipsProps) {
  const { t } = useTranslation();
  if (chips.length === 0) return null;
  return (
    <List aria-label={t('filters.active')}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Chip to={without} preventScrollReset aria-label={t('filters.remove', { filter: label })}>
            {label}
            <LuX aria-hidden />
          </Chip>
        </li>
      ))}
      <chakra.li _print={{ display: 'none' }}>
        <AppLink to={clearAll} textStyle="xs">
          {t('filters.clear')}
        </AppLink>
      </chakra.li>
    </List>
  );
}
