import { encodeGlobalId } from '../../lib/global-id.ts';
import { builder } from '../../schema/builder.ts';
import { localised } from '../../schema/context.ts';

/** A module of the portal that can be the start page. */
export const Module = builder.prismaObject('Module', {
  description: 'A module of the portal: an entry page, and a range of one hundred permission numbers.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('Module', id) }),
    databaseId: t.exposeInt('id', { description: 'Number of the module.' }),
    code: t.exposeString('code', { description: 'Stable code.' }),
    name: t.string({
      description: 'Name in the language of the request.',
      resolve: (module, _args, context) => localised(context, module),
    }),
    path: t.exposeString('path', { description: 'Path of its entry page, without a language prefix.' }),
    permissionNumber: t.exposeInt('permissionNumber', { description: 'Permission that the page needs.' }),
  }),
});
