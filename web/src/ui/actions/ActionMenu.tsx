import { Menu } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';

/** One entry of a menu: goes somewhere (`to`) or does something (`onSelect`). */
export type MenuEntry = {
  key: string;
  label: string;
  icon?: ReactNode;
  to?: string;
  onSelect?: () => void;
  isDisabled?: boolean;
  isDestructive?: boolean;
};

type ActionMenuProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  /** Shown above the entries: who is signed in, for instance. */
  header?: ReactNode;
};

/** A menu of actions behind a button; arrows, Home, End and letters move in it. */
export function ActionMenu({ trigger, entries, header }: ActionMenuProps) {
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end', strategy: 'fixed' }}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content minW="52" maxW="min({sizes.xs}, calc(100vw - {spacing.8}))">
          {header}
          {entries.map(({ key, label, icon, to, onSelect, isDisabled, isDestructive }) => (
            <Menu.Item
              key={key}
              value={key}
              disabled={isDisabled}
              color={isDestructive ? 'fg.error' : undefined}
              onSelect={onSelect}
              asChild={to !== undefined}
            >
              {to === undefined ? (
                <>
                  {icon}
                  <Menu.ItemText>{label}</Menu.ItemText>
                </>
              ) : (
                <Link to={to}>
                  {icon}
                  <Menu.ItemText>{label}</Menu.ItemText>
                </Link>
              )}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
