/** SQLSTATEs for a PostgreSQL that is stopping, starting or out of connections, or a broken connection. */
const STATES = /^(57P0[1-3]|53300|08\w{3})$/;

/** The same errors in Prisma's driver adapter. */
const KINDS = ['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'];

/** System errors of connections that failed to open or broke. */
const SYSTEM_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'];

/** Prisma's codes: not reachable, timed out, closed, no connection in time, no transaction in time. */
const PRISMA_CODES = ['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028'];

/** Driver messages without a code. */
const MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** Whether the database was unreachable or the connection broke: not a bug, and worth a retry. */
export function isConnectionFailure(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, kind, cause, meta }: Partial<Record<string, unknown>> = { ...fieldsOf(error) };
  if (typeof code === 'string' && (isListed(code) || STATES.test(code))) return true;
  if (typeof kind === 'string' && KINDS.includes(kind)) return true;
  if (typeof message === 'string' && MESSAGES.test(message)) return true;
  const driverError =
    typeof meta === 'object' && meta !== null ? fieldsOf(meta).driverAdapterError : undefined;
  return isConnectionFailure(cause) || isConnectionFailure(driverError);
}

function isListed(code: string): boolean {
  return SYSTEM_CODES.includes(code) || PRISMA_CODES.includes(code);
}

/** Error messages are not enumerable properties. */
function fieldsOf(error: object): Record<string, unknown> {
  return { ...error, ...(error instanceof Error ? { message: error.message, cause: error.cause } : {}) };
}
