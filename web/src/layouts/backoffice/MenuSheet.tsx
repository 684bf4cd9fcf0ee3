import { Flex, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../ui/dialogs/SideDrawer.tsx';
import { ColourModeButton } from '../shared/ColourModeButton.tsx';
import { LanguageSwitch } from '../shared/LanguageSwitch.tsx';
import { MenuLink } from './MenuLink.tsx';
import type { MenuItem } from './menu-item.ts';

type MenuSheetProps = { items: readonly MenuItem[]; onClose: () => void };

/** The menu entries that do not fit in the bottom bar of a phone, with language and colour mode. */
export function MenuSheet({ items, onClose }: MenuSheetProps) {
  const { t } = useTranslation('shell');
  return (
    <SideDrawer isOpen onClose={onClose} title={t('menu.more')} placement="bottom">
      <Stack gap="4" pb="6">
        {items.length > 0 && (
          <Stack as="nav" aria-label={t('menu.label')} gap="0.5">
            {items.map(({ key, to, icon: Icon }) => (
              <MenuLink key={key} to={to} minH="11" onClick={onClose}>
                <Icon aria-hidden />
                {t(`menu:${key}`)}
              </MenuLink>
            ))}
          </Stack>
        )}
        <Flex align="center" justify="space-between">
          <LanguageSwitch />
          <ColourModeButton />
        </Flex>
      </Stack>
    </SideDrawer>
  );
}
