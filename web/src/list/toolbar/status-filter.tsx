import { StatusDot } from '../../ui/data/StatusDot.tsx';
import type { List } from '../useList.ts';
import { type ListFilter, severalFilter } from './filter.tsx';

/** A status that rows can have, and the tab they are in then. */
type Status = {
  readonly code: string;
  readonly name: string;
  readonly colour: string;
  /** Name of the tab in GraphQL; null: in none but the one of all rows. */
  readonly tab: string | null | undefined;
};

/** Views of lists whose rows have a status. */
type StatusView = { readonly tab: string; readonly statusCodes: readonly string[] };

type StatusFilterWords = { readonly legend: string; readonly chip: (status: string) => string };

/** Rows of some statuses: those of the open tab are offered, and those chosen already. */
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
