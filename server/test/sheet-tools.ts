import type { SheetTools } from '../documents/kit/document.ts';
import { dayIn, type Locale } from '../lib/locale-formats.ts';

/** Tools for writing sheets in tests: without pictures, with days of UTC. */
function toolsIn(language: Locale): SheetTools {
  return {
    language,
    company: {
      name: 'Aurifex',
      legalName: 'Aurifex LLC',
      line1: '1 Main Street',
      line2: '',
      city: 'New York',
      state: 'NY',
      zip: '10001',
      country: 'US',
      phone: '+1 212 555 0100',
      email: 'orders@aurifex.test',
      timeZone: 'UTC',
    } as SheetTools['company'],
    picture: (address) => address,
    code: (path) => path,
    dayOf: (instant) => dayIn(instant.slice(0, 10), language),
  };
}

/** By language. */
export const SHEET_TOOLS = { en: toolsIn('en'), fr: toolsIn('fr') } as const;
