import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { BadConfigError, readConfig } from './config.ts';

const SECRET = 'Zk3vQ8xW1tYp0LrN7sJmH2cB5dGfA9eU';

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
      corsOrigins: [],
      adminEmail: null,
      jwtSecret: null,
      publicUrl: 'http://localhost:4000',
      apiBase: '/api',
      graphqlUrl: null,
      smtpUrl: null,
      persistedOperations: null,
      fastPath: true,
    });
  });

  test('production seeds reference data and leaves migrations to the operator', () => {
    const config = readConfig({ NODE_ENV: 'production', JWT_SECRET: SECRET });
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
    [{ TRUST_PROXY: '-1' }, /^TRUST_PROXY /],
    [{ CORS_ORIGINS: 'everywhere' }, /^CORS_ORIGINS /],
    [{ ADMIN_EMAIL: 'admin' }, /^ADMIN_EMAIL must be an e-mail address$/],
    [{ JWT_SECRET: 'short' }, /^JWT_SECRET must be at least 32 characters long$/],
    [{ PUBLIC_URL: 'portal.example.com' }, /^PUBLIC_URL /],
    [{ API_BASE: 'api' }, /^API_BASE must be a path such as \/api$/],
    [{ GRAPHQL_URL: 'ftp://x' }, /^GRAPHQL_URL /],
    [{ JWT_SECRET: `${SECRET} short` }, /^JWT_SECRET must be at least 32 characters long$/],
    [{ STORAGE_URL: 's3://bucket' }, /^STORAGE_URL must be file: /],
    [{ CORS_ORIGINS: '*' }, /^CORS_ORIGINS must name each origin: no wildcards$/],
    [{ CORS_ORIGINS: 'https://*.example.com' }, /^CORS_ORIGINS must name each origin: no wildcards$/],
    [{ NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(40) }, /^JWT_SECRET must be random in production/],
    [{ NODE_ENV: 'production', JWT_SECRET: `change-me-${SECRET}` }, /^JWT_SECRET must be random/],
    [{ SMTP_URL: 'mail.example.com' }, /^SMTP_URL /],
    [{ NODE_ENV: 'production' }, /^JWT_SECRET must be set in production$/],
    [{ NODE_ENV: 'production', JWT_SECRET: SECRET, SEED: 'demo' }, /^SEED=demo /],
  ])('%j stops the start with one line', (env, message) => {
    expect(() => readConfig(env)).toThrow(BadConfigError);
    expect(() => readConfig(env)).toThrow(message);
  });

  test('each bad variable has its own line', () => {
    expect(() => readConfig({ PORT: 'x', SEED: 'y' })).toThrow(/^PORT .*\nSEED .*$/);
  });
});
