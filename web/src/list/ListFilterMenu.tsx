import { Button, Separator, Stack } from '@chakra-ui/react';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuPlus } from 'react-icons/lu';
import { SideDrawer } from '../ui/SideDrawer.tsx';
import type { ListFilter } from './filter.tsx';

type ListFilterMenuProps<View> = {
  /** Title of what opens. */
  title: string;
  /** Words of the button that goes back to the rows. */
  done: string;
  filters: readonly ListFilter<View>[];
};

/** '+ Filter': what the list can be narrowed by, beside the list. Every choice takes effect at once. */
export function ListFilterMenu<View>({ title, done, filters }: ListFilterMenuProps<View>) {
  const { t } = useTranslation();
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
        <LuPlus aria-hidden />
        {t('filters.open')}
      </Button>
      <SideDrawer isOpen={isOpen} onClose={close} title={title} size="xs" footer={footer}>
        <Stack gap="5" separator={<Separator />}>
          {filters.map(({ key, field }) => field && <Fragment key={key}>{field}</Fragment>)}
        </Stack>
      </SideDrawer>
    </>
  );
}
