import type { CSSProperties } from 'react';

/** Colours of the product (web/src/theme/tokens.ts), because mail programs do not support tokens. */
const INK = '#2D2926';
const MUTED = '#5D656C';
const LINE = '#DFE3E6';
const PAGE = '#F4F5F6';
const BRAND = '#5B6C7B';
const GOLD = '#E0B079';

const FONT: CSSProperties = { fontFamily: "'Segoe UI',Helvetica,Arial,sans-serif" };
const TEXT: CSSProperties = { ...FONT, margin: '0 0 16px', fontSize: 15, lineHeight: '1.5', color: INK };
const FINE: CSSProperties = { ...FONT, fontSize: 12, lineHeight: '1.5', color: MUTED };
const CELL: CSSProperties = {
  ...FONT,
  padding: '8px 0',
  borderBottom: `1px solid ${LINE}`,
  fontSize: 15,
  lineHeight: '1.4',
  color: INK,
  verticalAlign: 'top',
};

/** Inline styles, because mail programs ignore most other styles. */
export const STYLES = {
  page: { margin: 0, padding: '24px 12px', backgroundColor: PAGE },
  card: {
    maxWidth: 600,
    backgroundColor: '#FFFFFF',
    border: `1px solid ${LINE}`,
    borderRadius: 8,
    // Rounded corners need separate borders.
    borderCollapse: 'separate',
  },
  brandBar: {
    padding: '16px 24px',
    backgroundColor: INK,
    borderBottom: `3px solid ${GOLD}`,
    borderRadius: '8px 8px 0 0',
  },
  brand: {
    ...FONT,
    margin: 0,
    fontSize: 18,
    lineHeight: '1.3',
    fontWeight: 600,
    letterSpacing: '.04em',
    color: '#FFFFFF',
  },
  content: { padding: 24 },
  heading: {
    ...FONT,
    margin: '0 0 16px',
    fontSize: 20,
    lineHeight: '1.3',
    fontWeight: 600,
    color: INK,
  },
  text: TEXT,
  small: { ...TEXT, fontSize: 13, color: MUTED },
  words: { ...TEXT, padding: '4px 0 4px 16px', borderLeft: `3px solid ${GOLD}`, whiteSpace: 'pre-line' },
  code: {
    ...TEXT,
    padding: '12px 16px',
    backgroundColor: PAGE,
    borderRadius: 6,
    fontFamily: 'Consolas,Menlo,monospace',
    fontSize: 24,
    letterSpacing: '.15em',
  },
  buttonPlace: { margin: '0 0 16px' },
  button: {
    ...FONT,
    padding: '12px 20px',
    backgroundColor: BRAND,
    borderRadius: 6,
    fontSize: 15,
    fontWeight: 600,
    color: '#FFFFFF',
  },
  rows: { margin: '0 0 16px' },
  label: CELL,
  value: { ...CELL, paddingLeft: 16, textAlign: 'right', whiteSpace: 'nowrap' },
  total: { fontWeight: 600 },
  detail: { fontSize: 13, color: MUTED },
  company: { ...TEXT, margin: '24px 0 0', color: MUTED },
  foot: { maxWidth: 600, padding: '16px 24px' },
  footLine: { ...FINE, margin: '0 0 4px' },
  footLink: { ...FINE, textDecoration: 'underline' },
} as const satisfies Record<string, CSSProperties>;
