import type { FieldMap, InputFieldMap, InputRef, InputShapeFromFields } from '@pothos/core';
import { DomainError, RefusedError } from '../errors/errors.ts';
import { note } from '../observability/request-notes.ts';
import { builder } from './builder.ts';
import type { Context } from './context.ts';
import { MUTATION_ERRORS } from './mutation-errors.ts';

type Types = typeof builder.$inferSchemaTypes;
type InputBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>;
type SuccessBuilder<Shape> = PothosSchemaTypes.ObjectFieldBuilder<Types, Shape>;
type ErrorClass = new (...args: never[]) => Error;

/** How one mutation is declared; see `mutation`. */
type MutationOptions<Fields extends InputFieldMap, Shape extends object> = {
  description: string;
  /** Permission number checked before the input is looked at; 0: any signed-in user; 'anyone': no session needed. */
  permission: number | 'anyone';
  /** Allowed although the password must be changed first. */
  allowedWithStalePassword?: boolean;
  input: (t: InputBuilder) => Fields;
  /** Further members of the result union. */
  errors?: readonly ErrorClass[];
  resolve: (input: InputShapeFromFields<Fields>, context: Context) => Promise<Shape>;
  /** Fields of the success type over what `resolve` returns; stands after it so that its type is known. */
  success: (t: SuccessBuilder<Shape>) => FieldMap;
};

/**
 * Declares `verbNoun(input: VerbNounInput!): VerbNounResult!`, where the result is a union of `VerbNounSuccess` and
 * the typed errors. Order of checks: session, permission, then the resolver (row, rule).
 */
export function mutation<Fields extends InputFieldMap, Shape extends object>(
  name: string,
  options: MutationOptions<Fields, Shape>,
): void {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  // Pothos' conditional types do not resolve over type parameters: inside, both sides are plain objects; outside,
  // `MutationOptions` ties input, resolver and success fields together.
  const Input = builder.inputType(`${base}Input`, {
    description: `Input of \`${name}\`.`,
    fields: options.input,
  }) as unknown as InputRef<object>;
  const Success = builder.objectRef<object>(`${base}Success`);
  Success.implement({
    description: `What \`${name}\` changed.`,
    fields: options.success as unknown as (t: SuccessBuilder<object>) => FieldMap,
  });

  builder.mutationField(name, (t) =>
    t.field({
      type: Success,
      description: options.description,
      args: { input: t.arg({ type: Input, required: true, description: 'What to do, and to what.' }) },
      errors: {
        types: [...MUTATION_ERRORS, ...(options.errors ?? [])],
        directResult: true,
        union: { name: `${base}Result`, description: `Outcome of \`${name}\`.` },
      },
      resolve: async (_root, args, context) => {
        const { changes } = context.services;
        try {
          checkPermission(options.permission, options.allowedWithStalePassword ?? false, context);
          return await options.resolve(args.input as InputShapeFromFields<Fields>, context);
        } catch (error) {
          if (error instanceof DomainError) note({ refusal: error.code });
          throw error;
        } finally {
          // Whoever learns of a change finds that this process has forgotten what it kept.
          await changes.catchUp();
        }
      },
    }),
  );
}

function checkPermission(
  permission: number | 'anyone',
  allowedWithStalePassword: boolean,
  { viewer }: Context,
): void {
  if (permission === 'anyone') return;
  if (viewer.required.mustChangePassword && !allowedWithStalePassword)
    throw new RefusedError('MUST_CHANGE_PASSWORD');
  if (permission !== 0) viewer.require(permission);
}
