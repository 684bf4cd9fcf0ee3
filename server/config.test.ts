import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { BadConfigError, readConfig } from './config.ts';

const SECRET = 'x'.repeat(32);

describe('readConfig', () => {
  test('an empty environment is a complete development set-up', () => {
    expect(readConfig({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: null,
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
      storageUrl: 'file:',
      smtpUrl: null,
    });
  });

  test('production seeds reference data and leaves migrations to the operator', () => {
    const config = readConfig({ NODE_ENV: 'production', JWT_SECRET: SECRET });
    expect(config).toMatchObject({ seed: 'reference', migrateOnBoot: false });
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
    [{ DATABASE_URL: 'mysql://localhost/x' }, /^DATABASE_URL must be an address such as postgresql:/],
    [{ SEED: 'everything' }, /^SEED must be demo, reference or none$/],
    [{ NODE_ENV: 'staging' }, /^NODE_ENV /],
    [{ MIGRATE_ON_BOOT: 'maybe' }, /^MIGRATE_ON_BOOT must be 0 or 1$/],
    [{ TRUST_PROXY: '-1' }, /^TRUST_PROXY /],
    [{ CORS_ORIGINS: 'everywhere' }, /^CORS_ORIGINS /],
    [{ ADMIN_EMAIL: 'admin' }, /^ADMIN_EMAIL must be an e-mail address$/],
    [{ JWT_SECRET: 'short' }, /^JWT_SECRET must be at least 32 characters long$/],
    [{ PUBLIC_URL: 'portal.example.com' }, /^PUBLIC_URL /],
    [{ API_BASE: 'api' }, /^API_BASE must be a path such as \/api$/],
    [{ GRAPHQL_URL: 'ftp://x' }, /^GRAPHQL_URL /],
    [{ STORAGE_URL: 'ftp://x' }, /^STORAGE_URL must start with file: or s3:\/\/$/],
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
