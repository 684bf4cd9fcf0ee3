import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { Config } from '../config/config.ts';

const SELF = "'self'";

/** Pages may load only our own resources. Emotion writes style elements, which need 'unsafe-inline' for styles. */
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

/** A response that is not a page runs no scripts and may not be framed. */
const DATA_DIRECTIVES = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };

/** Headers that only matter for pages in browsers. */
const NOT_FOR_DATA = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

/** Sets the security headers of a response. `isData` marks one that is never a page, whatever the method. */
type SecurityHeaders = (request: IncomingMessage, response: ServerResponse, isData?: boolean) => void;

/**
 * Helmet with a strict content security policy. HTTPS is enforced only if the public URL uses it. GET responses may be
 * displayed as pages, except those of REST calls; all others are data and get only the headers for data (OWASP's REST
 * list).
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

/** Card fields are frames: of the sandbox's origin, or of our own with a provider's script. */
function framesOf({ sandboxUrl }: Config['gateways']): string[] {
  return sandboxUrl ? [new URL(sandboxUrl).origin] : [SELF];
}
