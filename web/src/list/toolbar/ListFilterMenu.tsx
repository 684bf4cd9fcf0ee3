import { Button, Stack } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ListFilter } from './filter.tsx';

const SideDrawer = lazy(async () => ({
  default: (await import('../../ui/dialogs/SideDrawer.tsx')).SideDrawer,
}));

type ListFilterMenuProps<View> = {
  /** Words of the button that opens it. */
  label: string;
  icon: ReactNode;
  /** Title of what opens. */
  title: string;
  /** Words of the button that goes back to the rows. */
  done: string;
  filters: readonly ListFilter<View>[];
  placement?: 'start' | 'end';
};

/** What the list can be narrowed by, beside the list. Every choice takes effect at once. */
export function ListFilterMenu<View>(props: ListFilterMenuProps<View>) {
  const { label, icon, title, done, filters, placement } = props;
  // Null until it is first opened: its code comes with it.
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

/** The fields of all filters, one below the other. */
export function ListFilterFields<View>({ filters }: { filters: readonly ListFilter<View>[] }) {
  return <Stack gap="6">{filters.map(({ key, field }) => field && <div key={key}>{field}</div>)}</Stack>;
}
