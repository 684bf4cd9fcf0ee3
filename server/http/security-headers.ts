import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { Config } from '../config/config.ts';

const SELF = "'self'";

/** What pages may load: only our own things. Emotion writes style elements, hence 'unsafe-inline' for styles alone. */
const DIRECTIVES = {
  defaultSrc: [SELF],
  scriptSrc: [SELF],
  styleSrc: [SELF, "'unsafe-inline'"],
  imgSrc: [SELF, 'data:', 'blob:'],
  fontSrc: [SELF, 'data:'],
  connectSrc: [SELF],
  workerSrc: [SELF],
  objectSrc: ["'none'"],
  baseUri: [SELF],
  formAction: [SELF],
  frameAncestors: ["'none'"],
};

/** An answer that is no page runs no scripts and may not be framed. */
const DATA_DIRECTIVES = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };

/** Headers that concern pages in browsers only. */
const NOT_FOR_DATA = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

/** Sets the security headers of every answer; `isData` is known to be no page, whichever way it is asked for. */
type SecurityHeaders = (request: IncomingMessage, response: ServerResponse, isData?: boolean) => void;

/**
 * Helmet with a strict content security policy; https is enforced only where users come by https. Whatever is read by GET
 * may be shown as a page, but for REST calls; answers to all else are data, and have the few headers that concern data
 * (OWASP's REST list).
 */
export function createSecurityHeaders({
  publicUrl,
  gateways,
}: Pick<Config, 'publicUrl' | 'gateways'>): SecurityHeaders {
  const isSecure = publicUrl.startsWith('https:');
  const both = {
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : (false as const),
    xFrameOptions: { action: 'deny' as const },
  };
  const setForPage = helmet({
    ...both,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...DIRECTIVES,
        frameSrc: framesOf(gateways),
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    referrerPolicy: { policy: 'same-origin' },
  });
  const setForData = helmet({
    ...both,
    ...NOT_FOR_DATA,
    contentSecurityPolicy: { useDefaults: false, directives: DATA_DIRECTIVES },
  });
  return (request, response, isData = false) => {
    if (isData || (request.method !== 'GET' && request.method !== 'HEAD')) {
      setForData(request, response, () => {});
      return;
    }
    setForPage(request, response, () => {});
    response.setHeader('permissions-policy', 'camera=(self), microphone=(), geolocation=(), payment=()');
  };
}

/** Card fields are frames: of the sandbox at its own origin, of a provider's script at ours. */
function framesOf({ sandboxUrl }: Config['gateways']): string[] {
  return sandboxUrl ? [new URL(sandboxUrl).origin] : [SELF];
}
