import type { Context } from '../schema/context.ts';
import type { DeclaredList } from './list-options.ts';

type Scopes = { signedIn: true } | { permission: number };

/** Pothos' auth scopes for the fields of a list. */
export function accessOf({ permission }: Pick<DeclaredList, 'permission'>): {
  authScopes?: Scopes | ((root: unknown, args: unknown, context: Context) => Scopes);
} {
  if (permission === 'anyone') return {};
  if (permission === 0) return { authScopes: { signedIn: true } };
  if (typeof permission === 'number') return { authScopes: { permission } };
  const [first = 0] = permission;
  return {
    authScopes: (_root, _args, { viewer }) => ({
      permission: permission.find((number) => viewer.can(number)) ?? first,
    }),
  };
}
