import { chakra, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  LuClipboardPaste,
  LuHeart,
  LuLink,
  LuLogOut,
  LuPackageSearch,
  LuUserRound,
  LuUsersRound,
} from 'react-icons/lu';
import { lazyPart } from '../../lib/i18n/lazy-part.ts';
import {
  CART_ADD,
  IMPERSONATE_SWITCHUSER,
  JOB_ORDERS_VIEW,
  WISHLIST_VIEW,
} from '../../lib/session/permissions.ts';
import { useCan } from '../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../lib/session/useSignedInViewer.ts';
import { links } from '../../links.ts';
import { ActionMenu, type MenuEntry } from '../../ui/actions/ActionMenu.tsx';
import { initials, UserBadge } from '../../ui/pictures/UserBadge.tsx';
import { signInLinkTexts } from './sign-in-link/sign-in-link-texts.ts';
import { switchUserTexts } from './switch-user/switch-user-texts.ts';

const SwitchUserDialog = lazyPart(
  async () => (await import('./switch-user/SwitchUserDialog.tsx')).SwitchUserDialog,
  switchUserTexts,
);
const SignInLinkDialog = lazyPart(
  async () => (await import('./sign-in-link/SignInLinkDialog.tsx')).SignInLinkDialog,
  signInLinkTexts,
);

const Trigger = chakra('button', {
  base: { flexShrink: 0, cursor: 'pointer', borderRadius: 'full', color: 'inherit' },
});

const Header = chakra('div', {
  base: { px: '2', pt: '1', pb: '2', mb: '1', borderBottomWidth: '1px', borderColor: 'border' },
});

/**
 * Menu of the signed-in user: profile, acting as a user, sign-in links, sign out. `hasOrders` adds a link to the orders
 * for layouts without a menu.
 */
export function UserMenu({ hasOrders = false }: { hasOrders?: boolean }) {
  const { t } = useTranslation('shell');
  const viewer = useSignedInViewer();
  const can = useCan();
  const [dialog, setDialog] = useState<'switchUser' | 'signInLink' | null>(null);
  const { fullName, imageUrl } = viewer.user;
  // The visible text is part of the accessible name, for voice control.
  const label = [!imageUrl && initials(fullName), t('user.label', { name: fullName })]
    .filter(Boolean)
    .join(' – ');
  const mayAct = viewer.isStaff && can(IMPERSONATE_SWITCHUSER) && !viewer.actingAs;
  const entries: MenuEntry[] = [
    { key: 'profile', label: t('menu:myProfile'), icon: <LuUserRound />, to: links.myProfile() },
  ];
  if (hasOrders && can(CART_ADD)) {
    entries.unshift({
      key: 'quickOrder',
      label: t('menu.quickOrder'),
      icon: <LuClipboardPaste />,
      to: links.quickOrder(),
    });
  }
  if (hasOrders && can(WISHLIST_VIEW)) {
    entries.unshift({ key: 'wishes', label: t('menu.wishList'), icon: <LuHeart />, to: links.wishList() });
  }
  if (hasOrders && can(JOB_ORDERS_VIEW)) {
    entries.unshift({
      key: 'orders',
      label: t('menu:jobOrders'),
      icon: <LuPackageSearch />,
      to: links.jobOrders(),
    });
  }
  if (mayAct) {
    entries.push({
      key: 'act',
      label: t('user.switchUser'),
      icon: <LuUsersRound />,
      onSelect: () => setDialog('switchUser'),
    });
    entries.push({
      key: 'link',
      label: t('user.signInLink'),
      icon: <LuLink />,
      onSelect: () => setDialog('signInLink'),
    });
  }
  entries.push({ key: 'out', label: t('user.signOut'), icon: <LuLogOut />, to: links.signOut() });

  return (
    <>
      <ActionMenu
        trigger={
          <Trigger type="button" aria-label={label}>
            <UserBadge name={viewer.user.fullName} imageUrl={viewer.user.imageUrl} />
          </Trigger>
        }
        header={
          <Header>
            <Text fontWeight="medium">{viewer.user.fullName}</Text>
            <Text textStyle="xs" color="fg.muted">
              {viewer.user.email}
            </Text>
          </Header>
        }
        entries={entries}
      />
      <Suspense>
        {dialog === 'switchUser' && <SwitchUserDialog onClose={() => setDialog(null)} />}
        {dialog === 'signInLink' && <SignInLinkDialog onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}
