import { Menu, Text } from '@chakra-ui/react';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router';

/** One entry of a menu: goes somewhere (`to`), fetches a file (`file`) or does something (`onSelect`). */
export type MenuEntry = {
  key: string;
  label: string;
  /** Smaller, behind the label. */
  detail?: string | undefined;
  icon?: ReactNode;
  to?: string;
  /** Address of a file. */
  file?: string;
  onSelect?: () => void;
  isDisabled?: boolean;
  isDestructive?: boolean;
  /** It is what the page shows. */
  isCurrent?: boolean;
  /** A line stands above it. */
  isGroupStart?: boolean;
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
