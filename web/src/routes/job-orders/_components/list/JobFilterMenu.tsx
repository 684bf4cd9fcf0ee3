import { Button, Separator, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuPlus } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { SideDrawer } from '../../../../ui/SideDrawer.tsx';
import type { JobFilterMenu_query$key } from './__generated__/JobFilterMenu_query.graphql.ts';
import { CustomerFilter } from './CustomerFilter.tsx';
import { PromisedFilter } from './PromisedFilter.tsx';
import { StatusFilter } from './StatusFilter.tsx';
import { WaitingFilter } from './WaitingFilter.tsx';

const fragment = graphql`
  fragment JobFilterMenu_query on Query {
    ...StatusFilter_query
  }
`;

/** '+ Filter': what the list can be narrowed by, beside the list. Every choice takes effect at once. */
export function JobFilterMenu({ query }: { query: JobFilterMenu_query$key }) {
  const { t } = useTranslation('jobs');
  const data = useFragment(fragment, query);
  const { isStaff } = useSignedInViewer();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <LuPlus aria-hidden />
        {t('filter.open')}
      </Button>
      <SideDrawer
        isOpen={isOpen}
        onClose={close}
        title={t('filter.title')}
        size="xs"
        footer={
          <Button w="full" onClick={close}>
            {t('filter.done')}
          </Button>
        }
      >
        <Stack gap="5" separator={<Separator />}>
          <StatusFilter query={data} />
          <PromisedFilter />
          <WaitingFilter />
          {isStaff && <CustomerFilter />}
        </Stack>
      </SideDrawer>
    </>
  );
}
