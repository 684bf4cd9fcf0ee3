import type { PrismaObjectRef } from '@pothos/plugin-prisma';
import type PrismaTypes from '../../../database/generated-prisma-types.ts';
import { builder } from '../../../schema/builder.ts';
import { WaitingForType } from './waiting-for.type.ts';
import { registerWaiting, type WaitingRow, type WaitingSubject } from './waiting-subjects.ts';

type Types = typeof builder.$inferSchemaTypes;

/** A GraphQL type of rows that wait. Jobs stand for all of them: what is needed of a model is called alike. */
type WaitingType = PrismaObjectRef<Types, PrismaTypes['JobOrder']>;

type Options<Row extends object> = Omit<WaitingSubject, 'waiting'> & {
  /** From a row with the selected columns. */
  readonly waiting: (row: Row, now: Date) => WaitingRow;
};

/**
 * Declares that rows of a type wait for somebody: it gets the field `waitingFor`, and whoever of the customer cannot do what
 * is waited for asks those who can by `askToAct`.
 */
export function waitingSubject<Row extends object>(type: object, options: Options<Row>): void {
  // The rows are read with the selection beside it.
  const waiting: WaitingSubject['waiting'] = (row, now) => options.waiting(row as Row, now);
  registerWaiting({ ...options, waiting });
  builder.prismaObjectField(type as WaitingType, 'waitingFor', (t) =>
    t.field({
      type: WaitingForType,
      nullable: true,
      description: 'Who is waited for: the viewer, others of the customer, the manufacturer; null: nobody.',
      select: options.select,
      resolve: (row, _args, { now }) => {
        const { waited, ...rest } = waiting(row, now);
        return waited && { waited, ...rest };
      },
    }),
  );
}
