import { findPermission, permissionKey } from '../auth/permissions/permission-catalogue.ts';
import {
  ConflictError,
  type DomainError,
  ForbiddenError,
  InvalidInputError,
  NotFoundError,
  RefusedError,
  UnauthenticatedError,
} from '../errors/errors.ts';
import { builder } from './builder.ts';
import { localised } from './context.ts';

/** Common fields of every typed failure, so that clients handle all of them with one fragment. */
export const MutationError = builder.interfaceRef<DomainError>('MutationError').implement({
  description: 'A typed failure of a mutation. `code` is stable; `message` is English, for developers.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Stable reason.' }),
    message: t.exposeString('message', { description: 'English, for developers.' }),
  }),
});

const InputIssueType = builder
  .objectRef<{ path: string; code: string; message: string }>('InputIssue')
  .implement({
    description: 'One invalid input field.',
    fields: (t) => ({
      path: t.exposeString('path', { description: 'Input field, e.g. `configuration.size`.' }),
      code: t.exposeString('code', { description: 'Stable reason, e.g. `REQUIRED`.' }),
      message: t.exposeString('message', { description: 'English, for developers.' }),
    }),
  });

builder.objectType(InvalidInputError, {
  name: 'InvalidInputError',
  description: 'Invalid input: every affected field with its reason.',
  interfaces: [MutationError],
  fields: (t) => ({
    issues: t.field({
      type: [InputIssueType],
      description: 'One entry per invalid input field.',
      resolve: (error) => error.issues,
    }),
  }),
});

builder.objectType(RefusedError, {
  name: 'RefusedError',
  description: 'A business rule refused the act.',
  interfaces: [MutationError],
  fields: (t) => ({
    data: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Facts for the message.',
      resolve: (error) => error.data,
    }),
  }),
});

builder.objectType(ConflictError, {
  name: 'ConflictError',
  description: 'The record changed since it was read.',
  interfaces: [MutationError],
  fields: (t) => ({
    currentVersion: t.exposeInt('currentVersion', {
      nullable: true,
      description: 'Current version of the record.',
    }),
  }),
});

builder.objectType(ForbiddenError, {
  name: 'ForbiddenError',
  description: 'The viewer lacks a permission.',
  interfaces: [MutationError],
  fields: (t) => ({
    permission: t.exposeInt('permission', {
      nullable: true,
      description: 'Number of the permission that is missing.',
    }),
    permissionKey: t.string({
      nullable: true,
      description: 'Its key, e.g. `CP_CART:ADDP`.',
      resolve: (error) => permissionKey(error.permission),
    }),
    permissionName: t.string({
      nullable: true,
      description: 'Its name in the request’s language.',
      resolve: (error, _args, context) => {
        const permission = findPermission(error.permission);
        return permission ? localised(context, permission) : null;
      },
    }),
  }),
});

builder.objectType(NotFoundError, {
  name: 'NotFoundError',
  description: 'Missing, or not visible to the viewer.',
  interfaces: [MutationError],
  fields: (t) => ({ entity: t.exposeString('entity', { description: 'Kind of record looked for.' }) }),
});

builder.objectType(UnauthenticatedError, {
  name: 'UnauthenticatedError',
  description: 'No user is signed in, or the session ended.',
  interfaces: [MutationError],
});

/** Error types of every mutation's result union. */
export const MUTATION_ERRORS = [
  InvalidInputError,
  RefusedError,
  ConflictError,
  ForbiddenError,
  NotFoundError,
  UnauthenticatedError,
] as const;
