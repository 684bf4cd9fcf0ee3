import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { Config } from '../config.ts';

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

/** Sets the security headers of every answer. */
export type SecurityHeaders = (request: IncomingMessage, response: ServerResponse) => void;

/** Helmet with a strict content security policy; https is enforced only where users come by https. */
export function createSecurityHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): SecurityHeaders {
  const isSecure = publicUrl.startsWith('https:');
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...DIRECTIVES, ...(isSecure ? { upgradeInsecureRequests: [] } : {}) },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return (request, response) => {
    setHeaders(request, response, () => {});
    response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  };
}
