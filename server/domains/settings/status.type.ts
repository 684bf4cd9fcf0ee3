import { cachedRows } from '../../database/changes/cached-rows.ts';
import type { EntityStatus } from '../../database/generated/client.ts';
import { encodeGlobalId } from '../../lib/global-id.ts';
import { builder } from '../../schema/builder.ts';
import { type Context, localised } from '../../schema/context.ts';

/** Who must act next. */
export const WaitingOnEnum = builder.enumType('WaitingOn', {
  description: 'Who has to act next.',
  values: {
    US: { description: 'The manufacturer.' },
    CUSTOMER: { description: 'The customer.' },
  } as const,
});

/** Entity types with statuses, or with types stored as statuses. */
const StatusEntityTypeEnum = builder.enumType('StatusEntityType', {
  description: 'The kind of record that a status belongs to.',
  values: {
    JOB_ORDER: { description: 'Job orders.' },
    SALES_ORDER: { description: 'Sales orders.' },
    INVOICE: { description: 'Invoices.' },
    PRICE_QUOTE: { description: 'Price quotes.' },
    CONSIGNMENT: { description: 'Outgoing consignments.' },
    SERVICE_TYPE: { description: 'Service types of the workshop, such as CAD or casting.' },
  } as const,
});

/** The name of a status in the language of the request, worded for staff or for customers. */
export function statusName(status: EntityStatus, context: Context): string {
  const { nameEn, nameFr, staffNameEn, staffNameFr } = status;
  if (!context.viewer.isStaff) return localised(context, status);
  return localised(context, { nameEn: staffNameEn ?? nameEn, nameFr: staffNameFr ?? nameFr });
}

/** A status, or a service type. */
export const Status = builder.prismaObject('EntityStatus', {
  name: 'Status',
  description:
    'A status of an entity type, or a service type. Names, colours and ranks are data of the owner.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('Status', id) }),
    databaseId: t.exposeInt('id', { description: 'Integer id: entity type x 100 + sequence.' }),
    code: t.exposeString('code', { description: 'Stable code.' }),
    name: t.string({
      description:
        'Name in the language of the request, worded for the viewer: the same status may read differently for customers and staff.',
      resolve: (status, _args, context) => statusName(status, context),
    }),
    tab: t.exposeString('tab', { nullable: true, description: 'List tab: new, processing or closed.' }),
    waitingOn: t.field({
      type: WaitingOnEnum,
      nullable: true,
      description: 'Who has to act next; null when no action is needed.',
      resolve: ({ waitingOn }) => (waitingOn === 'US' || waitingOn === 'CUSTOMER' ? waitingOn : null),
    }),
    colour: t.exposeString('colour', {
      description: 'Semantic colour: blue, gold, orange, green, red, grey.',
    }),
    rank: t.exposeInt('rank', { description: 'Order in lists.' }),
    isTerminal: t.exposeBoolean('isTerminal', { description: 'Nothing but re-ordering happens any more.' }),
  }),
});

builder.queryField('statuses', (t) =>
  t.prismaField({
    type: [Status],
    description: 'Statuses of an entity type, or the service types, in order.',
    authScopes: { signedIn: true },
    budget: 0,
    sample: ({ buyer }) => ({ as: buyer, args: { entityType: 'JOB_ORDER' } }),
    args: {
      entityType: t.arg({ type: StatusEntityTypeEnum, required: true, description: 'Whose statuses.' }),
    },
    resolve: (query, _root, { entityType }, context) =>
      cachedRows(context, ['statuses', query, entityType], () =>
        context.db.entityStatus.findMany({
          ...query,
          where: { entityType },
          orderBy: [{ rank: 'asc' }, { id: 'asc' }],
        }),
      ),
  }),
);
