import type { Readable } from 'node:stream';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../database/client.ts';
import { requestSettings } from '../domains/settings/read-settings.ts';
import { type DomainError, ForbiddenError, UnauthenticatedError } from '../errors/errors.ts';
import { EXPORT_WORDS, openExport } from '../exports/open-export.ts';
import { type IsoDay, isoDayOf } from '../lib/calendar.ts';
import { BusyError } from '../lib/slots.ts';
import { declaredLists } from '../lists/list.ts';
import type { DeclaredList } from '../lists/list-options.ts';
import { reportUnexpected } from '../observability/report-unexpected.ts';
import { createContext, preferredLanguage } from '../request-context/create-context.ts';
import type { RowFinder } from '../rows/row-finder.ts';
import type { Context } from '../schema/context.ts';
import type { Services } from '../services/services.ts';
import { sendStream } from '../storage/send-stream.ts';
import { credentialsOf } from './credentials.ts';
import { type Exchange, type Handler, respondJson } from './exchange.ts';
import { publicError } from './graphql/public-error.ts';
import type { SessionCookies } from './session-cookies.ts';

type Deps = { db: Database; services: Services; cookies: SessionCookies; rows: RowFinder | null };

/** Maximum number of concurrent exports, per user and in total. */
const MAX_PER_USER = 2;
const MAX_CONCURRENT = 8;
/** A client that reads nothing for this long is disconnected. */
const STALLED_MS = 30_000;

const TYPE_OF = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

type Format = keyof typeof TYPE_OF;

/** The list and format of an export. */
type Asked = { list: DeclaredList; format: Format };

/** `/exports/<list>.csv` and `.xlsx`: a declared list as a spreadsheet, for users with its export permission. */
export function createExportHandler({ db, services, cookies, rows }: Deps): Handler {
  const underWay = new Map<number, number>();
  let busy = 0;

  return async (exchange) => {
    const asked = exportOf(exchange.url.pathname);
    if (!asked) return respondJson(exchange, 404, { code: 'NOT_FOUND' });
    if (exchange.request.method !== 'GET') return notAllowed(exchange);
    // Only a page of another site would cause a cross-site request.
    if (exchange.request.headers['sec-fetch-site'] === 'cross-site')
      return respondJson(exchange, 403, { code: 'FORBIDDEN' });
    const contextOf = () => readContext(exchange, { db, services, cookies, rows });
    const context = await contextOf();
    const refused = refusalOf(context, asked.list);
    if (refused) return respondToRefusal(exchange, refused);
    const { userId } = context.viewer;
    const own = underWay.get(userId) ?? 0;
    if (own >= MAX_PER_USER) return tooMany(exchange, context);
    if (busy >= MAX_CONCURRENT) throw new BusyError();
    underWay.set(userId, own + 1);
    busy += 1;
    try {
      await send(exchange, asked, context, contextOf);
    } finally {
      busy -= 1;
      const left = (underWay.get(userId) ?? 1) - 1;
      if (left > 0) underWay.set(userId, left);
      else underWay.delete(userId);
    }
  };
}

async function send(
  exchange: Exchange,
  { list, format }: Asked,
  context: Context,
  contextOf: () => Promise<Context>,
): Promise<void> {
  const { response, url, requestId } = exchange;
  const { language, now, services } = context;
  const { COMPANY } = await requestSettings(context);
  const wanted = { list, format, address: url.searchParams, language, timeZone: COMPANY.timeZone };
  let opened: Readable;
  try {
    opened = await openExport({ ...wanted, context: contextOf });
  } catch (error) {
    return respondToRefusal(exchange, error);
  }
  await recordAudit(context.db, context, {
    action: 'LIST_EXPORTED',
    entityType: list.typeName,
    data: { list: list.name, format },
  });
  response.setTimeout(STALLED_MS, () => response.destroy());
  response.writeHead(200, {
    'content-type': TYPE_OF[format],
    'content-disposition': `attachment; filename="${fileName(list, isoDayOf(now, COMPANY.timeZone))}.${format}"`,
    'cache-control': 'no-store',
  });
  try {
    await sendStream(opened, response);
  } catch (error) {
    // Break the connection, so that the client does not accept a truncated file as complete.
    response.destroy();
    reportUnexpected(services, 'exports', error, { requestId });
  }
}

/** The list and format in a path; null if there is no such export. */
function exportOf(pathname: string): Asked | null {
  const [, name, format] = /^\/exports\/(\w{1,60})\.(csv|xlsx)$/.exec(pathname) ?? [];
  const list = declaredLists.find((each) => each.name === name);
  // The pattern matches only these two formats.
  return list?.export && format ? { list, format: format as Format } : null;
}

/** A new context for each page, so that the export stops if the session or the permission is lost. */
async function readContext(
  { request, requestId, address, url }: Exchange,
  { db, services, cookies, rows }: Deps,
): Promise<Context> {
  const language = url.searchParams.get('language');
  const context = await createContext(
    { db, services },
    {
      requestId,
      address,
      credentials: credentialsOf(request, cookies),
      language:
        language === 'en' || language === 'fr'
          ? language
          : preferredLanguage(request.headers['accept-language']),
      userAgent: request.headers['user-agent'] ?? null,
      idempotencyKey: null,
      setSession: () => {},
    },
  );
  return { ...context, rows };
}

function refusalOf({ viewer }: Context, list: DeclaredList): DomainError | null {
  const { permission = 0 } = list.export ?? {};
  if (!viewer.isSignedIn) return new UnauthenticatedError();
  return viewer.can(permission) ? null : new ForbiddenError(permission);
}

const STATUS_OF: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
};

/** Responds with the code of a request error; rethrows unexpected errors. */
function respondToRefusal(exchange: Exchange, error: unknown): void {
  const known = publicError(error);
  if (!known) throw error;
  const { code, permission, issues } = known.extensions;
  respondJson(exchange, STATUS_OF[String(code)] ?? 400, { code, permission, issues, message: known.message });
}

function tooMany(exchange: Exchange, { language }: Context): void {
  exchange.response.setHeader('retry-after', '10');
  const code = 'TOO_MANY_EXPORTS';
  respondJson(exchange, 429, { code, message: EXPORT_WORDS[language][code] });
}

function notAllowed(exchange: Exchange): void {
  exchange.response.setHeader('allow', 'GET');
  respondJson(exchange, 405, { code: 'METHOD_NOT_ALLOWED' });
}

/** `job-orders-2026-11-23`: the day in the owner company's time zone. */
function fileName({ name }: DeclaredList, day: IsoDay): string {
  const words = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${words}-${day}`;
}
