import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { subscribeToColourMode } from '../lib/colour-mode/colour-mode.ts';
import { useLocale } from '../lib/i18n/useLocale.ts';
import { type CardToken, CardTokenError } from './card-token.ts';
import { type FrameMessage, readFrameMessage } from './frame-messages.ts';

/** Time limit for a token (ms). */
const TOKEN_MS = 30_000;

type Waiting = { resolve: (token: CardToken) => void; reject: (error: CardTokenError) => void };

/** The hosted fields on a page: the frame, and the data from it. */
export type HostedFields = {
  readonly frameRef: React.RefObject<HTMLIFrameElement | null>;
  readonly src: string;
  readonly height: number | null;
  /** Type of the card being typed; null while unknown. */
  readonly brand: string | null;
  /** Requests a token for the typed card. Rejects with a CardTokenError if a field is invalid or the provider fails. */
  readonly tokenize: (name: string) => Promise<CardToken>;
};

/**
 * Exchanges messages with the frame of the hosted fields, only with its own origin. The typed card data never reaches
 * this page, only a token does. `onSubmit` is called when the user presses Enter in a field.
 */
export function useHostedFields(fieldsUrl: string, onSubmit: () => void): HostedFields {
  const locale = useLocale();
  const isDark = useSyncExternalStore(subscribeToColourMode, readIsDark);
  const frameRef = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<Waiting | null>(null);
  const submit = useRef(onSubmit);
  submit.current = onSubmit;
  const [height, setHeight] = useState<number | null>(null);
  const [brand, setBrand] = useState<string | null>(null);
  const url = useMemo(() => addressOf(fieldsUrl, locale, isDark), [fieldsUrl, locale, isDark]);

  useEffect(() => {
    function handle(message: FrameMessage) {
      switch (message.type) {
        case 'card-fields:height':
          return setHeight(message.height);
        case 'card-fields:brand':
          return setBrand(message.brand);
        case 'card-fields:submit':
          return submit.current();
        case 'card-fields:token':
          return waiting.current?.resolve(message);
        case 'card-fields:problem':
          return waiting.current?.reject(new CardTokenError(message.status, message.errors));
        default:
      }
    }
    function listen({ origin, source, data }: MessageEvent) {
      if (origin !== url.origin || source !== frameRef.current?.contentWindow) return;
      const message = readFrameMessage(data);
      if (message) handle(message);
    }
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [url]);

  function tokenize(name: string): Promise<CardToken> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new CardTokenError(0, [{ code: 'UNREACHABLE' }])), TOKEN_MS);
      waiting.current = {
        resolve: (token) => {
          clearTimeout(late);
          resolve(token);
        },
        reject: (error) => {
          clearTimeout(late);
          reject(error);
        },
      };
      frameRef.current?.contentWindow?.postMessage({ type: 'card-fields:tokenize', name }, url.origin);
    });
  }

  return { frameRef, src: url.href, height, brand, tokenize };
}

function addressOf(fieldsUrl: string, locale: string, isDark: boolean): URL {
  const url = new URL(fieldsUrl, window.location.origin);
  url.searchParams.set('origin', window.location.origin);
  url.searchParams.set('lang', locale);
  url.searchParams.set('theme', isDark ? 'dark' : 'light');
  return url;
}

function readIsDark(): boolean {
  return document.documentElement.classList.contains('dark');
}
