import { type AnyDocument, declaredDocuments } from '../documents/kit/document.ts';
import { composeDocument, type DocumentRequest } from '../documents/making/compose-document.ts';
import { renderDocument } from '../documents/rendering/render-document.ts';
import { ForbiddenError, RefusedError } from '../errors/errors.ts';
import type { Context, Language } from '../schema/context.ts';
import { permissionOf, RETRY_SOON } from './graphql/public-error.ts';

/** Why there is no document, with the missing permission if there is one. */
type Refused = {
  readonly code: string;
  readonly permission?: number;
  readonly permissionKey?: string | null;
};

/** The response for a document: its bytes, no body for a HEAD request, or the reason for the refusal. */
type DocumentAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | Refused | null;
};

/** Returns the document at an address, as the viewer may read it. */
export type DocumentAnswers = (url: URL, context: Context, isHead: boolean) => Promise<DocumentAnswer>;

/** Maximum number of concurrent documents per user: a second tab, not a loop. */
const AT_ONCE = 2;

const PATH = /^\/documents\/([a-z-]{1,40})(?:\/([A-Za-z0-9-]{1,40}))?\.pdf$/;

/** Whether an address refers to a known kind of document. */
export function isDocumentPath(url: URL): boolean {
  return requestOf(url) !== null;
}

/** Serves documents over HTTP and to the facade in the same process. */
export function createDocumentAnswers(): DocumentAnswers {
  const underWay = new Map<number, number>();
  return async (url, context, isHead) => {
    const { account } = context.viewer;
    if (!account) return refusal(401, { code: 'UNAUTHENTICATED' });
    const asked = requestOf(url);
    if (!asked) return refusal(404, { code: 'NOT_FOUND' });
    const count = underWay.get(account.userId) ?? 0;
    if (count >= AT_ONCE) return refusal(429, { code: 'RATE_LIMITED' }, RETRY_SOON);
    underWay.set(account.userId, count + 1);
    try {
      return await answerOf(asked, context, isHead);
    } catch (error) {
      if (!(error instanceof ForbiddenError) && !(error instanceof RefusedError)) throw error;
      const lacking = error instanceof ForbiddenError ? permissionOf(error) : {};
      return refusal(403, { code: error.code, ...lacking });
    } finally {
      const left = (underWay.get(account.userId) ?? 1) - 1;
      if (left > 0) underWay.set(account.userId, left);
      else underWay.delete(account.userId);
    }
  };
}

async function answerOf(
  request: DocumentRequest,
  context: Context,
  isHead: boolean,
): Promise<DocumentAnswer> {
  const composed = await composeDocument(request, context);
  if (!composed) return refusal(404, { code: 'NOT_FOUND' });
  const headers = headersOf(composed.title, context.language);
  // Only checks availability; nothing is rendered.
  if (isHead) return { status: 200, headers, body: null };
  const { bytes } = await renderDocument(await composed.withPictures(), `user ${context.viewer.userId}`);
  return { status: 200, headers: { ...headers, 'content-length': String(bytes.length) }, body: bytes };
}

function refusal(status: number, body: Refused, headers: Record<string, string> = {}): DocumentAnswer {
  return { status, headers, body };
}

/** Parses the address of a document; null if it is not one. */
function requestOf({ pathname, searchParams }: URL): DocumentRequest | null {
  const [, kind = '', number] = PATH.exec(pathname) ?? [];
  const document = declaredDocuments().get(kind);
  if (!document || (document.by === 'number') !== (number !== undefined)) return null;
  const keys = number === undefined ? keysIn(searchParams, document) : [number];
  if (keys.length === 0 || keys.some((key) => key.length > 100)) return null;
  if (typeof document.by === 'string' && keys.length > document.most) return null;
  const paper = searchParams.get('paper')?.toUpperCase();
  return { document, keys, paper: paper === 'A4' || paper === 'LETTER' ? paper : null };
}

function keysIn(parameters: URLSearchParams, { by }: AnyDocument): string[] {
  if (typeof by === 'string') return [...new Set(parameters.getAll('id'))];
  return by.map((name) => parameters.get(name) ?? '');
}

/** Headers of a document that is shown in the browser. */
export function headersOf(title: string, language: Language): Record<string, string> {
  return {
    'content-type': 'application/pdf',
    'content-language': language,
    'content-disposition': inlineAs(title),
    'cache-control': 'private, no-store',
    // The browser's PDF viewer displays it and needs no resources of ours.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'x-robots-tag': 'noindex',
  };
}

/** Displayed in the browser, and saved under its title (RFC 6266). */
function inlineAs(title: string): string {
  const name = `${title}.pdf`;
  const plain = name.normalize('NFKD').replace(/[^\x20-\x7e]|["\\/]/g, '');
  return `inline; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, '_')}`;
}
