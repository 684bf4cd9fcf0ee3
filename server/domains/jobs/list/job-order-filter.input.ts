import { builder } from '../../../schema/builder.ts';
import { SortDirectionEnum } from '../../../schema/sort-direction.ts';
import { WaitingOnEnum } from '../../settings/status.type.ts';

/** Tabs of order lists. */
export const OrderTabEnum = builder.enumType('OrderTab', {
  description: 'Tab of an order list; every status has exactly one.',
  values: {
    NEW: { description: 'Not released yet.' },
    PROCESSING: { description: 'In work.' },
    CLOSED: { description: 'Shipped, completed, cancelled or remade.' },
    ALL: { description: 'Everything.' },
  } as const,
});

const PromisedFilterEnum = builder.enumType('PromisedFilter', {
  description: 'Open jobs by how near their promised day is.',
  values: {
    LATE: { description: 'The promised day has passed.' },
    DUE_SOON: { description: 'Promised within three days.' },
    NONE: { description: 'Nothing was promised.' },
  } as const,
});

/** Which jobs a list shows. */
export const JobOrderFilterInput = builder.inputType('JobOrderFilter', {
  description: 'Which jobs a list shows; all conditions together.',
  fields: (t) => ({
    search: t.string({ description: 'Beginnings of words of number, PO, own reference or end customer.' }),
    statusCodes: t.stringList({ description: 'Any of these statuses.' }),
    customerId: t.int({ description: 'Only jobs of this customer.' }),
    promised: t.field({ type: PromisedFilterEnum, description: 'Open jobs by their promised day.' }),
    promisedFrom: t.field({ type: 'Date', description: 'Promised on this day or later.' }),
    promisedTo: t.field({ type: 'Date', description: 'Promised on this day or earlier.' }),
    waitingOn: t.field({ type: WaitingOnEnum, description: 'Whose turn it is.' }),
    jobOrderIds: t.idList({ description: 'Only these, 100 at most; ids of nothing visible find nothing.' }),
  }),
});

const JobOrderOrderFieldEnum = builder.enumType('JobOrderOrderField', {
  description: 'What job orders are sorted by.',
  values: {
    CREATED_AT: { description: 'When it was ordered.' },
    PROMISED_ON: { description: 'Promised day; jobs without one are last, or first when descending.' },
    NUMBER: { description: 'Number, in counting order.' },
  } as const,
});

/** How a list is sorted. */
export const JobOrderOrderInput = builder.inputType('JobOrderOrder', {
  description: 'How a list of job orders is sorted; newest first unless given.',
  fields: (t) => ({
    field: t.field({ type: JobOrderOrderFieldEnum, required: true, description: 'What to sort by.' }),
    direction: t.field({ type: SortDirectionEnum, required: true, description: 'Which way.' }),
  }),
});
