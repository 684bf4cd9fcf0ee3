import type { PrismaObjectRef } from '@pothos/plugin-prisma';
import type PrismaTypes from '../../database/generated-prisma-types.ts';
import { builder } from '../../schema/builder.ts';
import type { OwnedRow } from '../identity/rules/scope.ts';
import type { Waited } from './rules/waited-act.ts';
import { WaitingForType } from './waiting-for.type.ts';
import { registerWaiting, type WaitingSubject } from './waiting-subjects.ts';

type Types = typeof builder.$inferSchemaTypes;

/** A GraphQL type of rows that wait. Typed as jobs, because the needed fields have the same names in all models. */
type WaitingType = PrismaObjectRef<Types, PrismaTypes['JobOrder']>;

/** The columns of a row's owner, which every declaration needs. */
const OWNERS = { customerId: true, placedById: true, contactId: true } as const;

type Options<Row extends object> = Omit<WaitingSubject, 'waiting'> & {
  /** Who must act on a row with the selected columns. */
  readonly waited: (row: Row, now: Date) => Waited;
};

/**
 * Declares that rows of a type can wait for someone: adds the field `waitingFor`, and allows customers' users who
 * cannot perform the expected action to ask those who can with `askToAct`.
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
