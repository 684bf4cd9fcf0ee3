import { Menu, Text } from '@chakra-ui/react';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router';

/** An entry of a menu: a link (`to`), a download (`file`) or an action (`onSelect`). */
export type MenuEntry = {
  key: string;
  label: string;
  /** Smaller text after the label. */
  detail?: string | undefined;
  icon?: ReactNode;
  to?: string;
  /** URL of a file. */
  file?: string;
  onSelect?: () => void;
  isDisabled?: boolean;
  isDestructive?: boolean;
  /** Marks the current page or choice. */
  isCurrent?: boolean;
  /** Shows a separator above the entry. */
  isGroupStart?: boolean;
};

type ActionMenuProps = {
  /** The button that opens the menu. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  /** Shown above the entries, for example the signed-in user. */
  header?: ReactNode;
};

/** A menu of actions behind a button, with arrow keys, Home, End and type-ahead. */
export function ActionMenu({ trigger, entries, header }: ActionMenuProps) {
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end', strategy: 'fixed' }}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content minW="52" maxW="min({sizes.xs}, calc(100vw - {spacing.8}))">
          {header}
          {entries.map((entry) => (
            <Fragment key={entry.key}>
              {entry.isGroupStart && <Menu.Separator />}
              <Menu.Item
                value={entry.key}
                disabled={entry.isDisabled}
                color={entry.isDestructive ? 'fg.error' : undefined}
                aria-current={entry.isCurrent ? 'true' : undefined}
                onSelect={entry.onSelect}
                asChild={entry.to !== undefined || entry.file !== undefined}
              >
                {entryBody(entry)}
              </Menu.Item>
            </Fragment>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

function entryBody({ label, detail, icon, to, file }: MenuEntry): ReactNode {
  const words = (
    <>
      {icon}
      <Menu.ItemText>
        {label}
        {detail && (
          <Text as="span" color="fg.muted" textStyle="xs">
            {` · ${detail}`}
          </Text>
        )}
      </Menu.ItemText>
    </>
  );
  if (to !== undefined) return <Link to={to}>{words}</Link>;
  if (file === undefined) return words;
  return (
    <a href={file} download>
      {words}
    </a>
  );
}
