import type { FieldMap, InputFieldMap, InputRef, InputShapeFromFields } from '@pothos/core';
import type { Viewer } from '../auth/viewer.ts';
import { isLockTimeout } from '../database/bounded-reads.ts';
import { ConflictError, DomainError, RefusedError } from '../errors/errors.ts';
import type { Decimal } from '../lib/money.ts';
import { note } from '../observability/request-notes.ts';
import { builder } from './builder.ts';
import type { Context } from './context.ts';
import { ExpectedTotal } from './expected-total.ts';
import { MUTATION_ERRORS } from './mutation-errors.ts';
import {
  type AuditRule,
  auditedWrites,
  type KeyedWrites,
  keyedWrites,
  type Writes,
} from './mutation-writes.ts';
import type { MutationSample } from './sample.ts';

type Types = typeof builder.$inferSchemaTypes;
type InputBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>;
type SuccessBuilder<Shape> = PothosSchemaTypes.ObjectFieldBuilder<Types, Shape>;
type ErrorClass = new (...args: never[]) => Error;

/** Required permission; see `MutationOptions.permission`. */
type Permission = number | 'anyone' | ((viewer: Viewer) => void);

/** Whether a mutation takes an idempotency key; if not, why repeating it is safe or cannot be prevented. */
type RepeatRule = 'keyed' | `naturally repeatable: ${string}` | `not: ${string}`;

/** Maximum number of SQL statements, without transaction control; some mutations process jobs one by one. */
type StatementBudget = number | { readonly once: number; readonly perJob: number };

/**
 * For mutations that commit a customer to an amount: the input has `expectedGrandTotal`, the total that the user saw,
 * and another total is refused with PRICE_CHANGED before anything is written.
 */
type CommitRule = {
  /** Description of the total. */
  readonly total: string;
  /** Whether the viewer may see the current total. */
  readonly isShownTo: (viewer: Viewer) => boolean;
  /** The input list whose entries each have a total, instead of the input itself. */
  readonly each?: string;
  /** A valid call that commits, if the usual sample does not. */
  readonly sample?: MutationSample;
};

/** Declared properties that the tests of all mutations read. */
export type MutationFacts = {
  /**
   * Checked before the input. A permission number; 0: any signed-in user; 'anyone': no session needed; or a function if
   * it depends on the viewer's side.
   */
  readonly permission: Permission;
  /** The audit of the mutation, written in its transaction from what `resolve` records. */
  readonly audit: AuditRule;
  /** A keyed mutation has the input field `idempotencyKey`. */
  readonly repeat: RepeatRule;
  /** A valid call. */
  readonly sample: MutationSample;
  /** Maximum number of statements of our own operations that call it. */
  readonly budget: StatementBudget;
  /** Required for mutations that commit a customer to an amount. */
  readonly commits?: CommitRule;
};

/** Options of `mutation`. */
type MutationOptions<
  Fields extends InputFieldMap,
  Shape extends object,
  Repeat extends RepeatRule,
> = MutationFacts & {
  readonly description: string;
  readonly repeat: Repeat;
  /** Allowed while the user must change the password. */
  readonly allowedWithStalePassword?: boolean;
  readonly input: (t: InputBuilder) => Fields;
  /** Additional error types of the result union. */
  readonly errors?: readonly ErrorClass[];
  readonly resolve: (
    input: InputShapeFromFields<Fields>,
    context: Context,
    writes: Repeat extends 'keyed' ? KeyedWrites : Writes,
  ) => Promise<Shape>;
  /** Fields of the success type, from the result of `resolve`. Declared after `resolve` for type inference. */
  readonly success: (t: SuccessBuilder<Shape>) => FieldMap;
};

const declared = new Map<string, MutationFacts>();

/** All mutations by name. */
export const MUTATIONS: ReadonlyMap<string, MutationFacts> = declared;

/**
 * Declares `verbNoun(input: VerbNounInput!): VerbNounResult!`, a union of `VerbNounSuccess` and the typed errors.
 * Checks run in this order: session, permission, then the resolver (row, rule).
 */
export function mutation<Fields extends InputFieldMap, Shape extends object, const Repeat extends RepeatRule>(
  name: string,
  options: MutationOptions<Fields, Shape, Repeat>,
): void {
  const { permission, audit, repeat, sample, budget, commits } = options;
  declared.set(name, { permission, audit, repeat, sample, budget, ...(commits && { commits }) });
  const ownTotal = commits && !commits.each ? commits : null;
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  // Pothos' conditional types do not resolve over type parameters: inside, both sides are plain objects; outside,
  // `MutationOptions` ties input, resolver and success fields together.
  const Input = builder.inputType(`${base}Input`, {
    description: `Input of \`${name}\`.`,
    fields: (t) => ({
      ...options.input(t),
      ...(ownTotal ? { expectedGrandTotal: expectedTotalField(t, ownTotal.total) } : {}),
      ...(repeat === 'keyed' ? { idempotencyKey: keyField(t) } : {}),
    }),
  }) as unknown as InputRef<object>;
  const Success = builder.objectRef<object>(`${base}Success`);
  Success.implement({
    description: `Returned when \`${name}\` succeeds.`,
    fields: options.success as unknown as (t: SuccessBuilder<object>) => FieldMap,
  });

  builder.mutationField(name, (t) =>
    t.field({
      type: Success,
      description: options.description,
      args: { input: t.arg({ type: Input, required: true, description: 'Input of the mutation.' }) },
      errors: {
        types: [...MUTATION_ERRORS, ...(options.errors ?? [])],
        directResult: true,
        union: { name: `${base}Result`, description: `Result of \`${name}\`: success, or a typed error.` },
      },
      resolve: async (_root, args, context) => {
        const { changes } = context.services;
        try {
          checkPermission(permission, options.allowedWithStalePassword ?? false, context);
          const { idempotencyKey, expectedGrandTotal, ...input }: OwnFields = args.input;
          const isShown = ownTotal?.isShownTo(context.viewer) ?? false;
          const seen = ownTotal ? new ExpectedTotal(expectedGrandTotal ?? null, isShown) : null;
          const writes =
            repeat === 'keyed'
              ? keyedWrites(context, { operation: name, key: idempotencyKey ?? null, audit, seen })
              : auditedWrites(context, audit, seen);
          return await options.resolve(
            input as InputShapeFromFields<Fields>,
            context,
            // A keyed mutation was given keyed writes just above.
            writes as Repeat extends 'keyed' ? KeyedWrites : Writes,
          );
        } catch (error) {
          // Another transaction holds a row longer than a request waits.
          if (isLockTimeout(error)) throw new ConflictError();
          if (error instanceof DomainError) note({ refusal: error.code });
          throw error;
        } finally {
          // Callers that see the change must not get stale caches from this process.
          await changes.catchUp();
        }
      },
    }),
  );
}

/** Input fields that the declaration adds and removes again. */
type OwnFields = { idempotencyKey?: string | null; expectedGrandTotal?: Decimal | null };

/** The `expectedGrandTotal` argument. */
export function expectedTotalField(t: InputBuilder, total: string) {
  return t.field({
    type: 'Decimal',
    description: `Grand total that the user saw: ${total} A different total is refused with PRICE_CHANGED, which gives the total before and after, and nothing is written. Omit it only where no prices are shown.`,
  });
}

function keyField(t: InputBuilder) {
  return t.string({
    description: 'Idempotency key: repeated calls with the same key run once and return the same result.',
  });
}

function checkPermission(
  permission: Permission,
  allowedWithStalePassword: boolean,
  { viewer }: Context,
): void {
  if (permission === 'anyone') return;
  if (viewer.required.mustChangePassword && !allowedWithStalePassword)
    throw new RefusedError('MUST_CHANGE_PASSWORD');
  if (typeof permission === 'function') permission(viewer);
  else if (permission !== 0) viewer.require(permission);
}
