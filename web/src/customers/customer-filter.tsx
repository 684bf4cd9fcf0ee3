import { Box, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import type { ListFilter } from '../list/toolbar/filter.tsx';
import type { List } from '../list/useList.ts';
import { LinesSkeleton } from '../ui/feedback/Skeletons.tsx';

const CustomerCombobox = lazy(async () => ({
  default: (await import('./CustomerCombobox.tsx')).CustomerCombobox,
}));

/** Views of lists with a customer filter. */
type CustomerView = { readonly customerId: number | null };

type CustomerFilterOptions = {
  readonly legend: string;
  /** Customers see only their own rows and get no filter. */
  readonly isStaff: boolean;
  readonly chip: string;
};

/** A filter by customer, which staff search for. */
export function customerFilter<View extends CustomerView>(
  { view, show }: List<View>,
  { legend, isStaff, chip }: CustomerFilterOptions,
): ListFilter<View> {
  // The key `customerId` of a view holds a database id.
  const change = (customerId: number | null) => ({ customerId }) as unknown as Partial<View>;
  return {
    key: 'customer',
    field: isStaff && (
      <Box as="section">
        <Text textStyle="label" mb="2">
          {legend}
        </Text>
        <Suspense fallback={<LinesSkeleton lines={8} />}>
          <CustomerCombobox currentId={view.customerId} onPick={(id) => show(change(id))} />
        </Suspense>
      </Box>
    ),
    chips: view.customerId === null ? [] : [{ label: chip, without: change(null) }],
  };
}
