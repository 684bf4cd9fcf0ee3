import { Button, Stack } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ListFilter } from './filter.tsx';

const SideDrawer = lazy(async () => ({
  default: (await import('../../ui/dialogs/SideDrawer.tsx')).SideDrawer,
}));

type ListFilterMenuProps<View> = {
  /** Text of the button that opens the menu. */
  label: string;
  icon: ReactNode;
  /** Title of the menu. */
  title: string;
  /** Text of the button that closes the menu. */
  done: string;
  filters: readonly ListFilter<View>[];
  placement?: 'start' | 'end';
};

/** The filters of the list in a panel beside it. Every choice takes effect at once. */
export function ListFilterMenu<View>(props: ListFilterMenuProps<View>) {
  const { label, icon, title, done, filters, placement } = props;
  // Null until it is first opened; then its code is loaded.
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const close = () => setIsOpen(false);
  const footer = (
    <Button w="full" onClick={close}>
      {done}
    </Button>
  );
  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {icon}
        {label}
      </Button>
      {isOpen !== null && (
        <Suspense>
          <SideDrawer
            isOpen={isOpen}
            onClose={close}
            title={title}
            placement={placement}
            size="xs"
            appliesAtOnce
            footer={footer}
          >
            <ListFilterFields filters={filters} />
          </SideDrawer>
        </Suspense>
      )}
    </>
  );
}

/** All filter fields in one column. */
export function ListFilterFields<View>({ filters }: { filters: readonly ListFilter<View>[] }) {
  return <Stack gap="6">{filters.map(({ key, field }) => field && <div key={key}>{field}</div>)}</Stack>;
}
