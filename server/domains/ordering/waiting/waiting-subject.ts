import type { PrismaObjectRef } from '@pothos/plugin-prisma';
import type PrismaTypes from '../../../database/generated-prisma-types.ts';
import { builder } from '../../../schema/builder.ts';
import type { OwnedRow } from '../../identity/rules/scope.ts';
import type { Waited } from '../rules/waited-act.ts';
import { WaitingForType } from './waiting-for.type.ts';
import { registerWaiting, type WaitingSubject } from './waiting-subjects.ts';

type Types = typeof builder.$inferSchemaTypes;

/** A GraphQL type of rows that wait. Jobs stand for all of them: what is needed of a model is called alike. */
type WaitingType = PrismaObjectRef<Types, PrismaTypes['JobOrder']>;

/** Columns that say whose a row is: every declaration needs them. */
const OWNERS = { customerId: true, placedById: true, contactId: true } as const;

type Options<Row extends object> = Omit<WaitingSubject, 'waiting'> & {
  /** For whom a row with the selected columns waits. */
  readonly waited: (row: Row, now: Date) => Waited;
};

/**
 * Declares that rows of a type wait for somebody: it gets the field `waitingFor`, and whoever of the customer cannot do what
 * is waited for asks those who can by `askToAct`.
 */
export function waitingSubject<Row extends object>(type: object, { waited, ...options }: Options<Row>): void {
  const select = { ...OWNERS, ...options.select };
  const waiting: WaitingSubject['waiting'] = (row, now) => {
    // The rows are read with the selection above.
    const { customerId, placedById, contactId } = row as OwnedRow;
    return { waited: waited(row as Row, now), row: { customerId, placedById, contactId } };
  };
  registerWaiting({ ...options, select, waiting });
  builder.prismaObjectField(type as WaitingType, 'waitingFor', (t) =>
    t.field({
      type: WaitingForType,
      nullable: true,
      description:
        'Who has to act next: the viewer, other users of the customer, or the manufacturer; null: no one.',
      select,
      resolve: (row, _args, { now }) => {
        const found = waiting(row, now);
        return found.waited && { waited: found.waited, row: found.row };
      },
    }),
  );
}
