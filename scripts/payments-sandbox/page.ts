import type { SandboxResponse } from './exchange.ts';

/** An HTML page of the sandbox. */
export function page(title: string, content: string, status = 200): SandboxResponse {
  return {
    status,
    type: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)} (sandbox)</title><style>${STYLE}</style><main>${content}</main></html>`,
    headers: {
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action *; frame-ancestors 'none'; base-uri 'none'",
    },
  };
}

/** Escapes text for HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#2d2926;background:#f4f5f6}
main{max-width:48rem;margin:2rem auto;padding:1.5rem;background:#fff;border:1px solid #d8dce0;border-radius:6px}
h1{font-size:1.4rem}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.3rem .6rem;border-top:1px solid #e4e7ea}
td:first-child{font-variant-numeric:tabular-nums;white-space:nowrap}
.mark{display:inline-block;margin:0;padding:.1rem .6rem;border-radius:6px;background:#fbf3e7;color:#8a5a1f}
button{font:inherit;padding:.5rem 1rem;border:1px solid #5b6c7b;border-radius:6px;background:#fff;cursor:pointer}`;
