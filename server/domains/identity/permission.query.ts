import { findPermission, type Permission } from '../../auth/permissions/permission-catalogue.ts';
import { builder } from '../../schema/builder.ts';
import { localised } from '../../schema/context.ts';

const PermissionType = builder.objectRef<Permission>('Permission').implement({
  description: 'A row of the permission catalogue.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Module × 100 + action.' }),
    key: t.exposeString('key', { description: 'The same as a key, e.g. `CP_CART:ADDP`.' }),
    name: t.string({
      description: 'Its name in the request’s language.',
      resolve: (permission, _args, context) => localised(context, permission),
    }),
    moduleName: t.string({
      description:
        'Name of its module in the request’s language. Names of permissions repeat across modules.',
      resolve: ({ module }, _args, context) => localised(context, module),
    }),
  }),
});

builder.queryField('permission', (t) =>
  t.field({
    type: PermissionType,
    nullable: true,
    description: 'A permission by its number, to explain a refusal. Null for unknown numbers.',
    budget: 0,
    sample: ({ buyer }) => ({ as: buyer, args: { number: 1101 } }),
    args: { number: t.arg.int({ required: true, description: 'Number of the permission.' }) },
    resolve: (_root, { number }) => findPermission(number) ?? null,
  }),
);
