import { expect, test } from '@jest/globals';
import { readConfig } from '../../config/config.ts';
import { testDatabase } from '../../test/database.ts';
import { serve } from '../../test/serve.ts';

const { db } = await testDatabase('migrated');
const { gateways } = readConfig({
  SQUARE_ACCESS_TOKEN: 'secret-token',
  SQUARE_APPLICATION_ID: 'sq0idp-public',
  SQUARE_LOCATION_ID: 'L1',
  NMI_SECURITY_KEY: 'secret-key',
  NMI_TOKENIZATION_KEY: 'public-"key"',
});
const { url } = await serve(db, { config: { gateways } });
const { url: sandboxed } = await serve(db);

test.each([
  ['square', 'https://web.squarecdn.com', 'data-application="sq0idp-public" data-location="L1"'],
  ['nmi', 'https://secure.nmi.com', 'data-tokenization-key="public-&quot;key&quot;"'],
])(
  '%s: a frame for our own pages that runs the provider’s script, and shows no secret',
  async (name, host, facts) => {
    const response = await fetch(`${url}/card-fields/${name}`);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toContain(facts);
    expect(text).not.toContain('secret-');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' ${host}`);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    const script = await fetch(`${url}/card-fields/${name}-fields.js`);
    expect([script.status, script.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
  },
);

test('pages allow frames of real providers, or only of the sandbox', async () => {
  const frames = async (at: string) =>
    /frame-src ([^;]*)/.exec((await fetch(`${at}/shop`)).headers.get('content-security-policy') ?? '')?.[1];
  expect(await frames(url)).toBe("'self'");
  expect(await frames(sandboxed)).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

test('without keys, and with the sandbox, there is none', async () => {
  expect((await fetch(`${url}/card-fields/paypal`)).status).toBe(404);
  expect((await fetch(`${sandboxed}/card-fields/square`)).status).toBe(404);
});
