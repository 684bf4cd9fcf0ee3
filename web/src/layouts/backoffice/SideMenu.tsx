import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuPanelLeftClose, LuPanelLeftOpen } from 'react-icons/lu';
import { MENU_GROUPS } from '../../lib/routing/page-declaration.ts';
import { LateHint } from '../../ui/actions/LateHint.tsx';
import { MenuLink } from './MenuLink.tsx';
import type { MenuItem } from './menu-item.ts';
import { useMenu } from './useMenu.ts';
import { useMenuCollapse } from './useMenuCollapse.ts';

const Nav = chakra('nav', {
  base: {
    display: { base: 'none', md: 'flex', _print: 'none' },
    flexDirection: 'column',
    flexShrink: 0,
    gap: '5',
    position: 'sticky',
    top: 'var(--ax-bar-height)',
    height: 'calc(100dvh - var(--ax-bar-height))',
    overflowY: 'auto',
    px: '2',
    py: '4',
    bg: 'bg.panel',
    borderEndWidth: '1px',
    borderColor: 'border',
  },
  variants: { isCollapsed: { true: { width: '14' }, false: { width: '52' } } },
});

const Group = chakra('ul', {
  base: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '0.5' },
});

const GroupName = chakra('h2', {
  base: { textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted', px: '2.5', pb: '1' },
});

const Collapse = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '9',
    mt: 'auto',
    px: '2.5',
    width: 'full',
    textStyle: 'sm',
    color: 'fg.muted',
    borderRadius: 'l2',
    cursor: 'pointer',
    _icon: { boxSize: '5', flexShrink: 0 },
    _hover: { bg: 'bg.muted', color: 'fg' },
  },
});

/** The menu at the side: groups with labels, or only icons. The choice is stored with the user. */
export function SideMenu() {
  const { t } = useTranslation('shell');
  const items = useMenu();
  const [isCollapsed, toggle] = useMenuCollapse();
  const groups = MENU_GROUPS.map((name) => ({ name, items: items.filter(({ group }) => group === name) }));
  const ToggleIcon = isCollapsed ? LuPanelLeftOpen : LuPanelLeftClose;
  const toggleLabel = t(isCollapsed ? 'menu.expand' : 'menu.collapse');
  return (
    <Nav aria-label={t('menu.label')} isCollapsed={isCollapsed}>
      {groups
        .filter((group) => group.items.length > 0)
        .map((group) => (
          <div key={group.name}>
            {!isCollapsed && <GroupName>{t(`menu.${group.name}`)}</GroupName>}
            <Group>
              {group.items.map((item) => (
                <li key={item.key}>
                  <MenuEntry item={item} isCollapsed={isCollapsed} />
                </li>
              ))}
            </Group>
          </div>
        ))}
      <Collapse type="button" aria-expanded={!isCollapsed} onClick={toggle}>
        <ToggleIcon aria-hidden />
        {isCollapsed ? <VisuallyHidden>{toggleLabel}</VisuallyHidden> : toggleLabel}
      </Collapse>
    </Nav>
  );
}

function MenuEntry({ item: { key, to, icon: Icon }, isCollapsed }: { item: MenuItem; isCollapsed: boolean }) {
  const { t } = useTranslation('shell');
  const label = t(`menu:${key}`);
  if (!isCollapsed) {
    return (
      <MenuLink to={to}>
        <Icon aria-hidden />
        {label}
      </MenuLink>
    );
  }
  return (
    <LateHint text={label}>
      <MenuLink to={to} aria-label={label}>
        <Icon aria-hidden />
      </MenuLink>
    </LateHint>
  );
}
