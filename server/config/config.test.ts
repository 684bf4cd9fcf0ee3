import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { BadConfigError, readConfig } from './config.ts';
import { isGuessable } from './secret-strength.ts';

const HTTPS = 'https://portal.example.com';
const SECRET = 'Zk3vQ8xW1tYp0LrN7sJmH2cB5dGfA9eU';
const NMI = { NMI_SECURITY_KEY: 'a', NMI_TOKENIZATION_KEY: 'b' };
const SQUARE = { SQUARE_ACCESS_TOKEN: 'a', SQUARE_APPLICATION_ID: 'sq0idp-b', SQUARE_LOCATION_ID: 'c' };
const PAYPAL = { PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b' };

/** Settings without real money, or over unencrypted connections, which production refuses. */
const UNREAL = [
  { ...SQUARE, SQUARE_APPLICATION_ID: 'sandbox-sq0idb-x' },
  { ...NMI, NMI_URL: 'http://secure.nmi.com' },
  { ...NMI, NMI_URL: 'https://sandbox.nmi.com' },
  { ...PAYPAL, PAYPAL_ENVIRONMENT: 'sandbox' },
].map((env): [Record<string, string>, RegExp] => [
  { NODE_ENV: 'production', JWT_SECRET: SECRET, PUBLIC_URL: HTTPS, ...env },
  /^(SQUARE_APPLICATION_ID|NMI_URL|PAYPAL_ENVIRONMENT)\b.*production/,
]);

describe('readConfig', () => {
  test('an empty environment is a complete development set-up', () => {
    expect(readConfig({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: null,
      databaseConnections: Math.max(5, 2 * availableParallelism() + 1),
      dataDir: resolve('.data'),
      seed: 'demo',
      environment: 'development',
      migrateOnBoot: true,
      trustProxy: 0,
      worker: 'in-process',
      corsOrigins: [],
      adminEmail: null,
      jwtSecret: null,
      publicUrl: 'http://localhost:4000',
      apiBase: '/api',
      graphqlUrl: null,
      smtpUrl: null,
      persistedOperations: null,
      fastPath: true,
      marketFeedPrivate: false,
      gateways: {
        standard: null,
        timeoutMs: 20_000,
        sandboxUrl: null,
        square: null,
        nmi: null,
        payPal: null,
      },
    });
  });

  test('payment gateways are those with keys; the sandbox replaces all of them', () => {
    expect(readConfig(NMI).gateways).toMatchObject({ standard: 'NMI', square: null, payPal: null });
    expect(readConfig({ ...NMI, ...SQUARE }).gateways).toMatchObject({
      standard: 'SQUARE',
      square: { url: 'https://connect.squareup.com' },
    });
    expect(readConfig({ ...NMI, ...SQUARE, PAYMENT_GATEWAY: 'NMI' }).gateways.standard).toBe('NMI');
    expect(readConfig({ PAYMENTS_SANDBOX_URL: 'http://127.0.0.1:4091/' }).gateways).toMatchObject({
      standard: 'SQUARE',
      sandboxUrl: 'http://127.0.0.1:4091',
      nmi: { url: 'http://127.0.0.1:4091/nmi' },
    });
  });

  test('production seeds reference data and leaves migrations to the operator', () => {
    const config = readConfig({ NODE_ENV: 'production', JWT_SECRET: SECRET, PUBLIC_URL: HTTPS });
    expect(config).toMatchObject({ seed: 'reference', migrateOnBoot: false });
  });

  test('the fast path can be turned off, and an installation can name operations of its own', () => {
    const config = readConfig({ FAST_PATH: '0', PERSISTED_OPERATIONS: 'own.json' });
    expect(config).toMatchObject({ fastPath: false, persistedOperations: resolve('own.json') });
  });

  test('an empty value counts as unset, and addresses lose their trailing slash', () => {
    const config = readConfig({
      PORT: '',
      PUBLIC_URL: 'https://portal.example.com/',
      CORS_ORIGINS: 'https://a.test/, https://b.test',
    });
    expect(config).toMatchObject({
      port: 4000,
      publicUrl: 'https://portal.example.com',
      corsOrigins: ['https://a.test', 'https://b.test'],
    });
  });

  test.each([
    [{ PORT: 'forty' }, /^PORT /],
    [{ PORT: '70000' }, /^PORT /],
    [{ DATABASE_CONNECTIONS: '1' }, /^DATABASE_CONNECTIONS /],
    [{ DATABASE_URL: 'mysql://localhost/x' }, /^DATABASE_URL must be an address such as postgresql:/],
    [{ SEED: 'everything' }, /^SEED must be demo, reference or none$/],
    [{ NODE_ENV: 'staging' }, /^NODE_ENV /],
    [{ MIGRATE_ON_BOOT: 'maybe' }, /^MIGRATE_ON_BOOT must be 0 or 1$/],
    [{ FAST_PATH: 'sometimes' }, /^FAST_PATH must be 0 or 1$/],
    [{ MARKET_FEED_PRIVATE: 'x' }, /^MARKET_FEED_PRIVATE must be 0 or 1$/],
    [{ TRUST_PROXY: '-1' }, /^TRUST_PROXY /],
    [{ CORS_ORIGINS: 'everywhere' }, /^CORS_ORIGINS /],
    [{ ADMIN_EMAIL: 'admin' }, /^ADMIN_EMAIL must be an e-mail address$/],
    [{ JWT_SECRET: 'short' }, /^JWT_SECRET must be at least 32 characters long$/],
    [{ PUBLIC_URL: 'portal.example.com' }, /^PUBLIC_URL /],
    [{ API_BASE: 'api' }, /^API_BASE must be a path such as \/api$/],
    [{ GRAPHQL_URL: 'ftp://x' }, /^GRAPHQL_URL /],
    [{ PAYMENT_GATEWAY: 'PAYPAL' }, /^PAYMENT_GATEWAY must be SQUARE or NMI$/],
    [{ PAYMENT_GATEWAY: 'SQUARE' }, /^PAYMENT_GATEWAY is SQUARE, whose keys are not set$/],
    [{ PAYMENTS_SANDBOX_URL: 'sandbox' }, /^PAYMENTS_SANDBOX_URL must be an address/],
    [{ PAYMENTS_TIMEOUT_MS: '5' }, /^PAYMENTS_TIMEOUT_MS /],
    [{ NMI_SECURITY_KEY: 'x' }, /^NMI_TOKENIZATION_KEY must be set as well, beside NMI_SECURITY_KEY$/],
    [
      {
        NODE_ENV: 'production',
        JWT_SECRET: SECRET,
        PUBLIC_URL: HTTPS,
        PAYMENTS_SANDBOX_URL: 'http://localhost:1',
      },
      /^PAYMENTS_SANDBOX_URL takes payments that move no money, which production refuses$/,
    ],
    ...UNREAL,
    [{ JWT_SECRET: `${SECRET} short` }, /^JWT_SECRET must be at least 32 characters long$/],
    [{ STORAGE_URL: 's3://bucket' }, /^STORAGE_URL must be file: /],
    [{ CORS_ORIGINS: '*' }, /^CORS_ORIGINS must name each origin: no wildcards$/],
    [{ CORS_ORIGINS: 'https://*.example.com' }, /^CORS_ORIGINS must name each origin: no wildcards$/],
    [{ SMTP_URL: 'mail.example.com' }, /^SMTP_URL /],
    [{ SMTP_URL: 'smtp://' }, /^SMTP_URL must be an address such as smtp:/],
    [{ SMTP_URL: 'http://mail.example.com' }, /^SMTP_URL /],
    [{ DATABASE_URL: 'postgresql://' }, /^DATABASE_URL must be an address such as postgresql:/],
    [{ DATABASE_URL: 'postgresql://localhost' }, /^DATABASE_URL must name a database/],
    [{ TRUST_PROXY: '11' }, /^TRUST_PROXY must be the number of proxies in front, or their addresses/],
    [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY /],
    [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY /],
    [{ TRUST_PROXY: '10.0.0.1, proxy.internal' }, /^TRUST_PROXY /],
    ...[
      '/',
      '//api',
      '/api/',
      '/api//x',
      '/../x',
      '/a.b',
      '/%67raphql',
      '/graphql',
      '/GraphQL',
      '/graphql/api',
      '/healthz',
      '/readyz',
      '/metrics',
      '/files',
      '/pictures',
      '/assets/api',
      '/graphiql',
      '/shop',
      '/backoffice',
      '/fr',
      '/dev-help',
      '/logout',
    ].map((path): [Record<string, string>, RegExp] => [{ API_BASE: path }, /^API_BASE must be a path /]),
  ])('%j stops the start with one line', (env, message) => {
    expect(() => readConfig(env)).toThrow(BadConfigError);
    expect(() => readConfig(env)).toThrow(message);
  });

  test.each([
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [
      { TRUST_PROXY: 'loopback, 10.0.0.0/8 2001:db8::/32' },
      { trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::/32'] },
    ],
    [{ API_BASE: '/apis/portal_v2' }, { apiBase: '/apis/portal_v2' }],
    [{ API_BASE: '/shops' }, { apiBase: '/shops' }],
  ])('%j is good', (env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });

  test.each([
    [{ JWT_SECRET: '' }, /^JWT_SECRET must be set in production$/],
    [{ SEED: 'demo' }, /^SEED=demo /],
    [{ PUBLIC_URL: '' }, /^PUBLIC_URL must be set to an https address in production/],
    [{ PUBLIC_URL: 'http://portal.example.com' }, /^PUBLIC_URL must be set to an https/],
    [{ PUBLIC_URL: 'http://localhost:4000' }, /^PUBLIC_URL must be set to an https/],
    ...[
      'x'.repeat(40),
      `change-me-${SECRET}`,
      'a-string-secret-at-least-256-bits-long',
      'your-256-bit-secret-your-256-bit-secret',
      'secret'.repeat(8),
      'Kf7Qz'.repeat(9),
      '0123456789abcdefghijklmnopqrstuvwxyz',
      'zyxwvutsrqponmlkjihgfedcba9876543210',
      'AAAAAAAABBBBBBBBCCCCCCCCDDDDDDDDEEEE',
      'password-password-password-password1',
      'a-secret-for-tests,-at-least-32-characters',
      '1111222233334444555566667777888899990000',
      `${SECRET} ${'n'.repeat(40)}`,
    ].map((secret): [Record<string, string>, RegExp] => [
      { JWT_SECRET: secret },
      /^JWT_SECRET must be random in production/,
    ]),
  ])('production with %j does not start', (env, message) => {
    const production = { NODE_ENV: 'production', JWT_SECRET: SECRET, PUBLIC_URL: HTTPS };
    expect(() => readConfig({ ...production, ...env })).toThrow(message);
  });

  test.each(['base64', 'base64url', 'hex'] as const)('random bytes in %s make a good secret', (encoding) => {
    for (let time = 0; time < 200; time += 1) {
      expect(isGuessable(randomBytes(encoding === 'hex' ? 32 : 24).toString(encoding))).toBe(false);
    }
  });

  test('each bad variable has its own line', () => {
    expect(() => readConfig({ PORT: 'x', SEED: 'y' })).toThrow(/^PORT .*\nSEED .*$/);
  });
});
