import { Button, Stack } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { SideDrawer } from '../ui/dialogs/SideDrawer.tsx';
import type { ListFilter } from './filter.tsx';

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
  const [isOpen, setIsOpen] = useState(false);
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
      <SideDrawer
        isOpen={isOpen}
        onClose={close}
        title={title}
        placement={placement}
        size="xs"
        footer={footer}
      >
        <ListFilterFields filters={filters} />
      </SideDrawer>
    </>
  );
}

/** The fields of all filters, one below the other. */
export function ListFilterFields<View>({ filters }: { filters: readonly ListFilter<View>[] }) {
  return <Stack gap="6">{filters.map(({ key, field }) => field && <div key={key}>{field}</div>)}</Stack>;
}
