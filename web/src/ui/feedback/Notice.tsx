import { Alert } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type NoticeProps = {
  tone: 'info' | 'success' | 'warning' | 'error';
  title?: string;
  children?: ReactNode;
  /** Announced at once, for messages after an action. */
  isLive?: boolean;
};

/** A short message in the page: a result, or a hint before an action. */
export function Notice({ tone, title, children, isLive = false }: NoticeProps) {
  return (
    <Alert.Root status={tone} role={isLive ? 'alert' : undefined}>
      <Alert.Indicator />
      <Alert.Content>
        {title && <Alert.Title>{title}</Alert.Title>}
        {children && <Alert.Description>{children}</Alert.Description>}
      </Alert.Content>
    </Alert.Root>
  );
}
