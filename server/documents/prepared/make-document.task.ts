import { z } from 'zod';
import { languageOf } from '../../domains/identity/language.type.ts';
import { loadViewer } from '../../domains/identity/sessions/load-viewer.ts';
import { DomainError, NotFoundError, UnauthenticatedError } from '../../errors/errors.ts';
import { type TaskContext, task } from '../../queue/task.ts';
import type { Context } from '../../schema/context.ts';
import { declaredDocuments } from '../kit/document.ts';
import { backgroundContext } from '../making/background-context.ts';
import { composeDocument } from '../making/compose-document.ts';
import { renderDocument } from '../rendering/render-document.ts';
import { preparedFileKey } from './prepared-file.ts';

/** The used fields of a requested document. */
type Asked = {
  userId: number;
  familyId: string;
  customerId: number | null;
  actorId: number | null;
  kind: string;
  keys: unknown;
  language: string;
};

/** Renders a requested document with the viewer's current permissions. */
export const makeDocument = task('make_document', {
  payload: z.strictObject({ id: z.string().length(32) }),
  attempts: 2,
  run: async ({ id }, context) => {
    const { db, services, now } = context;
    const row = await db.preparedDocument.findFirst({ where: { id, expiresAt: { gt: now } } });
    // Deleted, or made by an earlier try.
    if (!row || row.status === 'READY') return;
    try {
      const { bytes, pages, title } = await made(row, context);
      await services.files.put(preparedFileKey(id), bytes);
      await db.preparedDocument.updateMany({
        where: { id },
        data: { status: 'READY', problem: null, title, pages },
      });
    } catch (error) {
      const problem = error instanceof DomainError ? error.code : 'GENERAL';
      await db.preparedDocument.updateMany({ where: { id }, data: { status: 'FAILED', problem } });
      if (!(error instanceof DomainError)) throw error;
    }
  },
});

async function made(asked: Asked, context: TaskContext) {
  const document = declaredDocuments().get(asked.kind);
  if (!document) throw new Error(`There is no document ${asked.kind}.`);
  const asViewer = await contextOf(asked, context);
  if (!asViewer.viewer.isSignedIn) throw new UnauthenticatedError();
  const keys = z.array(z.string()).parse(asked.keys);
  const composed = await composeDocument({ document, keys, paper: null }, asViewer);
  if (!composed) throw new NotFoundError(asked.kind);
  const rendered = await renderDocument(await composed.withPictures(), `user ${asked.userId}`);
  return { ...rendered, title: composed.title };
}

/** The context that a request of the session would have now. */
async function contextOf(
  { userId, familyId, customerId, actorId, language }: Asked,
  context: TaskContext,
): Promise<Context> {
  const viewer = await loadViewer(context.db, { userId, familyId, customerId, actorId }, context.now);
  return backgroundContext(context, { viewer, language: languageOf(language) });
}
