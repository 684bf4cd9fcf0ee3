import { forbidden, notFound, RestFailure, unauthenticated } from '../errors/failure.ts';
import type { ExecuteContext } from './execute.ts';

/** Reads a document of the server by its path as the caller. */
export type FetchDocument = (path: string, context: ExecuteContext) => Promise<Response>;

/** A PDF with its file name. */
export interface PdfFile {
  readonly bytes: Buffer;
  /** Content-Disposition header for display in the browser, with the file name. */
  readonly disposition: string;
}

/** Reads a document, or throws the failure of the call; an empty document is missing. */
export async function readPdf(
  fetchDocument: FetchDocument,
  path: string,
  context: ExecuteContext,
): Promise<PdfFile> {
  const response = await fetchDocument(path, context);
  if (!response.ok) throw await failureOf(response);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length === 0) throw notFound();
  return { bytes, disposition: response.headers.get('content-disposition') ?? 'inline' };
}

async function failureOf(response: Response): Promise<Error> {
  const { code = '', permissionKey = '' }: { code?: string; permissionKey?: string } = await response
    .json()
    .catch(() => ({}));
  switch (response.status) {
    case 401:
      return unauthenticated();
    case 403:
      return code === 'FORBIDDEN' ? forbidden(permissionKey) : new RestFailure(403, [{ key: code, code }]);
    case 404:
      return notFound();
    case 429:
    case 503: {
      const waiting = response.status === 429 ? 'RATE_LIMITED' : 'SERVICE_UNAVAILABLE';
      return new RestFailure(response.status, [{ key: waiting, code: waiting }]);
    }
    default:
      return new Error(`A document answered ${response.status} ${code}`);
  }
}
