import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { databaseUrl, proxies, smtpUrl, unreservedPath } from './formats.ts';
import {
  type GatewaySettings,
  gatewayProblems,
  gatewaySettings,
  gatewayVariables,
} from './gateway-settings.ts';
import { isGuessable } from './secret-strength.ts';

const flag = z
  .enum(['0', '1', 'true', 'false'], 'must be 0 or 1')
  .transform((value) => value === '1' || value === 'true');

function address(protocols: RegExp, example: string) {
  return z
    .url({ protocol: protocols, error: `must be an address such as ${example}` })
    .transform((value) => value.replace(/\/+$/, ''));
}

/** Minimum length of a signing secret; several may be given, separated by spaces. */
const SECRET_LENGTH = 32;

/** The recommendation of PostgreSQL; by measurement, more connections are slower (decision 0010). */
function defaultConnections(): number {
  return Math.max(5, 2 * availableParallelism() + 1);
}

const environmentSchema = z.object({
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_CONNECTIONS: z.coerce
    .number('must be a number of connections')
    .int()
    .min(2)
    .max(200)
    .default(defaultConnections),
  DATA_DIR: z.string().default('.data'),
  SEED: z.enum(['demo', 'reference', 'none'], 'must be demo, reference or none').optional(),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('development'),
  MIGRATE_ON_BOOT: flag.optional(),
  TRUST_PROXY: proxies.default(0),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine((values) => values.every((value) => !value.includes('*')), 'must name each origin: no wildcards')
    .pipe(
      z.array(z.url('must be a comma-separated list of origins').transform((value) => new URL(value).origin)),
    ),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  JWT_SECRET: z
    .string()
    .refine(
      (value) => value.split(/\s+/).every((secret) => secret.length >= SECRET_LENGTH),
      `must be at least ${SECRET_LENGTH} characters long`,
    )
    .optional(),
  PUBLIC_URL: address(/^https?$/, 'https://portal.example.com').optional(),
  API_BASE: unreservedPath.default('/api'),
  GRAPHQL_URL: address(/^https?$/, 'http://localhost:4000/graphql').optional(),
  STORAGE_URL: z
    .string()
    .regex(/^file:$/, 'must be file: (files are kept in DATA_DIR; other stores are not supported)')
    .default('file:'),
  SMTP_URL: smtpUrl.optional(),
  PERSISTED_OPERATIONS: z.string().optional(),
  FAST_PATH: flag.default(true),
  MARKET_FEED_PRIVATE: flag.default(false),
  WORKER: z.enum(['in-process', 'apart'], 'must be in-process or apart').default('in-process'),
  ...gatewayVariables,
});

/** A setting that prevents the start. The message has one readable line per invalid variable. */
export class BadConfigError extends Error {
  override name = 'BadConfigError';
}

/** All settings from the environment. URLs have no trailing slash; `dataDir` is absolute. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** null: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Maximum number of database connections of this process. */
  readonly databaseConnections: number;
  readonly dataDir: string;
  /** Initial data of an empty database. */
  readonly seed: 'demo' | 'reference' | 'none';
  readonly environment: 'production' | 'development' | 'test';
  /** Whether pending migrations are applied at the start; otherwise they prevent it. */
  readonly migrateOnBoot: boolean;
  /** Number of reverse proxies whose X-Forwarded-For is trusted, or their addresses. */
  readonly trustProxy: number | readonly string[];
  readonly corsOrigins: readonly string[];
  /** Receives the one-time set-up link of the first administrator. */
  readonly adminEmail: string | null;
  /** null (outside production only): a random secret stored in `dataDir`. */
  readonly jwtSecret: string | null;
  /** Public URL in emails and redirects. */
  readonly publicUrl: string;
  /** Path of the REST facade. */
  readonly apiBase: string;
  /** GraphQL endpoint for a separate facade. */
  readonly graphqlUrl: string | null;
  /** null: emails are written to `dataDir`/mail. */
  readonly smtpUrl: string | null;
  /** JSON file of additional operations by id, for an installation's integrations. */
  readonly persistedOperations: string | null;
  /**
   * Persisted queries are compiled and their rows read with one statement (server/fast-path); the results are the same
   * without it.
   */
  readonly fastPath: boolean;
  /** A market feed may have a private address, such as the local sandbox. */
  readonly marketFeedPrivate: boolean;
  /** Where background tasks run: in the server process, or only by `npm run worker`. */
  readonly worker: 'in-process' | 'apart';
  /** The payment providers with their endpoints. */
  readonly gateways: GatewaySettings;
}

type Environment = z.infer<typeof environmentSchema>;

/** Problems of a secret that is publicly known or too simple. */
function secretProblems(text: string | undefined): string[] {
  if (!text) return ['JWT_SECRET must be set in production'];
  return text.split(/\s+/).some(isGuessable)
    ? ['JWT_SECRET must be random in production, such as: openssl rand -base64 48']
    : [];
}

/** With plain http, passwords and sessions are readable on the network, and cookies are unprotected. */
function publicUrlProblems(url: string | undefined): string[] {
  if (url?.startsWith('https:')) return [];
  return ['PUBLIC_URL must be set to an https address in production, such as https://portal.example.com'];
}

function productionProblems(values: Environment): string[] {
  if (values.NODE_ENV !== 'production') return [];
  return [
    ...secretProblems(values.JWT_SECRET),
    ...publicUrlProblems(values.PUBLIC_URL),
    ...(values.SEED === 'demo' ? ['SEED=demo creates demo accounts, which production refuses'] : []),
  ];
}

/**
 * Parses and validates the environment; an empty value counts as unset.
 * @throws {BadConfigError} naming each variable that is invalid, or that production refuses
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environmentSchema.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value)),
  );
  const problems = parsed.success
    ? [
        ...productionProblems(parsed.data),
        ...gatewayProblems(parsed.data, parsed.data.NODE_ENV === 'production'),
      ]
    : parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  if (!parsed.success || problems.length > 0) throw new BadConfigError(problems.join('\n'));

  const values = parsed.data;
  const isProduction = values.NODE_ENV === 'production';
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseConnections: values.DATABASE_CONNECTIONS,
    dataDir: resolve(values.DATA_DIR),
    seed: values.SEED ?? (isProduction ? 'reference' : 'demo'),
    environment: values.NODE_ENV,
    migrateOnBoot: values.MIGRATE_ON_BOOT ?? !isProduction,
    trustProxy: values.TRUST_PROXY,
    corsOrigins: values.CORS_ORIGINS,
    adminEmail: values.ADMIN_EMAIL ?? null,
    jwtSecret: values.JWT_SECRET ?? null,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    apiBase: values.API_BASE,
    graphqlUrl: values.GRAPHQL_URL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    persistedOperations: values.PERSISTED_OPERATIONS ? resolve(values.PERSISTED_OPERATIONS) : null,
    fastPath: values.FAST_PATH,
    marketFeedPrivate: values.MARKET_FEED_PRIVATE,
    worker: values.WORKER,
    gateways: gatewaySettings(values),
  };
}
