import { Button, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LuEllipsis } from 'react-icons/lu';
import { useErrorText } from '../lib/forms/useErrorText.ts';
import { ActionMenu, type MenuEntry } from '../ui/actions/ActionMenu.tsx';
import type { ActionLayout, OfferedAction } from './action-layout.ts';

type ActionBarProps<A extends OfferedAction> = {
  layout: ActionLayout<A>;
  /** Namespace of the texts of actions (`action.X`) and codes. */
  namespace: string;
  /** Destructive actions. */
  destructive: readonly string[];
  /** An action is running. */
  isBusy: boolean;
  onChoose: (action: A) => void;
  /** Content next to the buttons. */
  children?: ReactNode;
  /** Menu entries after the actions. */
  entries?: readonly MenuEntry[];
};

/** The available actions of an order: next steps as buttons, others in a menu, disabled ones with their reason. */
export function ActionBar<A extends OfferedAction>(props: ActionBarProps<A>) {
  const { layout, namespace, destructive, isBusy, onChoose, children, entries: further = [] } = props;
  const { t } = useTranslation(namespace);
  const { ofCode } = useErrorText(namespace);
  const { buttons, menu, refused, later } = layout;
  const nameOf = (action: string) => t(`action.${action}`, { defaultValue: action });
  const refusal = (action: string, missing: string) =>
    t('orders:refused', { action: nameOf(action), reason: ofCode(missing) });
  const entries = [
    ...menu.map((action) => ({
      key: action.action,
      label: nameOf(action.action),
      onSelect: () => onChoose(action),
      isDestructive: destructive.includes(action.action),
    })),
    ...further,
    ...later.map(({ action, missing }) => ({
      key: action,
      label: refusal(action, missing),
      isDisabled: true,
    })),
  ];
  return (
    // Without any action there is no gap. `children` decide on their own.
    <Stack gap="2" mt="4" css={{ '&:has(> :empty:only-child)': { display: 'none' } }}>
      <Flex gap="2" wrap="wrap" align="center">
        {buttons.map((action, index) => (
          <Button
            key={action.action}
            size="sm"
            variant={index === 0 ? 'solid' : 'outline'}
            disabled={isBusy}
            onClick={() => onChoose(action)}
          >
            {nameOf(action.action)}
          </Button>
        ))}
        {children}
        {entries.length > 0 && (
          <ActionMenu
            entries={entries}
            trigger={
              <IconButton size="sm" variant="outline" aria-label={t('common:moreActions')}>
                <LuEllipsis />
              </IconButton>
            }
          />
        )}
      </Flex>
      {refused.map(({ action, missing }) => (
        <Text key={action} textStyle="xs" color="fg.muted">
          {refusal(action, missing)}
        </Text>
      ))}
    </Stack>
  );
}
