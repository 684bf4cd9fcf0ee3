import { expect, test } from '@jest/globals';
import { isConnectionFailure } from './connection-failure.ts';

function failure(message: string, fields: object = {}): Error {
  return Object.assign(new Error(message), fields);
}

/** A driver error as Prisma wraps it. */
function byAdapter(code: string, cause: object): Error {
  return failure('Invalid invocation', {
    code,
    meta: { driverAdapterError: { name: 'DriverAdapterError', cause } },
  });
}

test.each([
  ['no server', failure('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' })],
  ['a line that broke', failure('Connection terminated unexpectedly')],
  ['a line that broke before', failure('Client has encountered a connection error and is not queryable')],
  ['a pool without a free line', failure('timeout exceeded when trying to connect')],
  ['a server that stops', byAdapter('P2039', { kind: 'postgres', code: '57P01' })],
  ['a server that crashed', byAdapter('P2010', { kind: 'postgres', originalCode: '57P02', code: '57P02' })],
  ['a server that starts', byAdapter('P2010', { kind: 'postgres', code: '57P03' })],
  ['no server, as Prisma says it', byAdapter('P2010', { kind: 'DatabaseNotReachable' })],
  ['a closed line, as Prisma says it', failure('Server has closed the connection.', { code: 'P1017' })],
  ['an error with such a cause', new Error('Reading failed', { cause: failure('', { code: '08006' }) })],
])('%s is a connection failure', (_what, error) => {
  expect(isConnectionFailure(error)).toBe(true);
});

test.each([
  ['a bug', new TypeError('x is undefined')],
  ['a broken rule of the database', byAdapter('P2002', { kind: 'UniqueConstraintViolation' })],
  ['a wrong statement', byAdapter('P2010', { kind: 'postgres', code: '42601' })],
  ['a lock that was waited for too long', byAdapter('P2010', { kind: 'postgres', code: '55P03' })],
  ['no error', null],
  ['a text', 'Connection terminated'],
])('%s is none', (_what, error) => {
  expect(isConnectionFailure(error)).toBe(false);
});
