import type { Prisma } from '../../database/generated/client.ts';
import { NotFoundError, RefusedError } from '../../errors/errors.ts';
import { localId } from '../../lib/global-id.ts';
import type { Context } from '../../schema/context.ts';
import { mayChangeListView, visibleListViews } from './access.ts';

/** A visible view by its global id, optionally of a list. */
export async function visibleListView(
  tx: Prisma.TransactionClient,
  { viewer }: Context,
  { id, code }: { id: string; code?: string },
) {
  const view = await tx.listView.findFirst({
    where: {
      id: localId('ListView', id) ?? 0,
      AND: visibleListViews(viewer),
      ...(code === undefined ? {} : { code }),
    },
    select: { id: true, code: true, ownerId: true, name: true, isShared: true, customerId: true },
  });
  if (!view) throw new NotFoundError('ListView');
  return view;
}

/** The same, if the viewer may change it. */
export async function changeableListView(
  tx: Prisma.TransactionClient,
  context: Context,
  named: { id: string; code?: string },
) {
  const view = await visibleListView(tx, context, named);
  if (!mayChangeListView(context.viewer, view)) throw new RefusedError('LIST_VIEW_OF_ANOTHER');
  return view;
}
