import { z } from 'zod';

const environmentSchema = z.object({
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  TRUST_PROXY: z
    .string()
    .regex(
      /^(\d|10|[\da-f.:/]{2,}|loopback|linklocal|uniquelocal)([\s,]+([\da-f.:/]{2,}|loopback|linklocal|uniquelocal))*$/i,
      'must be the number of proxies in front, or their addresses such as 10.0.0.0/8',
    )
    .transform((text) => (/^\d+$/.test(text) ? Number(text) : text.split(/[\s,]+/).filter(Boolean)))
    .default(0),
  API_BASE: z
    .string()
    .regex(/^\/[\w/-]*\w$/, 'must be a path such as /api')
    .default('/api'),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(
      z.array(z.url('must be a comma-separated list of origins').transform((value) => new URL(value).origin)),
    ),
  GRAPHQL_URL: z.url({
    protocol: /^https?$/,
    error: 'must be the address of GraphQL, such as http://localhost:4000/graphql',
  }),
});

/** Environment variables of a facade that runs as its own server. */
export interface FacadeConfig {
  readonly port: number;
  readonly host: string;
  readonly trustProxy: number | readonly string[];
  readonly apiBase: string;
  /** Origins of pages that may call with a token. */
  readonly corsOrigins: readonly string[];
  readonly graphqlUrl: string;
}

/** Reads the environment; an empty value counts as unset. Throws one readable line per bad variable. */
export function readFacadeConfig(env: Readonly<Record<string, string | undefined>>): FacadeConfig {
  const parsed = environmentSchema.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value)),
  );
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`).join('\n'),
    );
  }
  const { PORT, HOST, TRUST_PROXY, API_BASE, CORS_ORIGINS, GRAPHQL_URL } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    trustProxy: TRUST_PROXY,
    apiBase: API_BASE,
    corsOrigins: CORS_ORIGINS,
    graphqlUrl: GRAPHQL_URL,
  };
}
