import { StatusDot } from '../../ui/data/StatusDot.tsx';
import type { List } from '../useList.ts';
import { type ListFilter, severalFilter } from './filter.tsx';

/** A status of rows, and its tab. */
type Status = {
  readonly code: string;
  readonly name: string;
  readonly colour: string;
  /** Name of the tab in GraphQL; null if only the tab with all rows has it. */
  readonly tab: string | null | undefined;
};

/** Views of lists whose rows have a status. */
type StatusView = { readonly tab: string; readonly statusCodes: readonly string[] };

type StatusFilterWords = { readonly legend: string; readonly chip: (status: string) => string };

/** A filter by status. It offers the statuses of the open tab and those already chosen. */
export function statusFilter<View extends StatusView>(
  list: List<View>,
  statuses: readonly Status[],
  { legend, chip }: StatusFilterWords,
): ListFilter<View> {
  const { tab, statusCodes } = list.view;
  const isOffered = (status: Status) =>
    tab === 'all' || status.tab?.toLowerCase() === tab || statusCodes.includes(status.code);
  return severalFilter<StatusView, 'statusCodes'>(list as unknown as List<StatusView>, 'statusCodes', {
    legend,
    options: statuses.filter(isOffered).map(({ code, name, colour }) => ({
      value: code,
      label: <StatusDot name={name} colour={colour} />,
      chip: chip(name),
    })),
  }) as ListFilter<View>;
}
