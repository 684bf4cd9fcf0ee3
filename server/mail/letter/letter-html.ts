import { escapeHtml } from '../escape-html.ts';
import type { Letter, LetterBlock } from './letter.ts';

/** Colours of the product (web/src/theme/tokens.ts), as mail programs know no tokens. */
const INK = '#2D2926';
const MUTED = '#5D656C';
const LINE = '#DFE3E6';
const PAGE = '#F4F5F6';
const BRAND = '#5B6C7B';
const GOLD = '#E0B079';
const FONT = "font-family:'Segoe UI',Helvetica,Arial,sans-serif";
const PARAGRAPH = `margin:0 0 16px;${FONT};font-size:15px;line-height:1.5;color:${INK}`;

/**
 * A letter as HTML: tables and styles in place, since mail programs keep little else; no pictures, so that nothing is
 * fetched when it is read; one column that fits a phone.
 */
export function letterHtml({ language, subject, heading, blocks, company, footer = [] }: Letter): string {
  const foot = footer.map(
    ({ text, url }) =>
      `<p style="margin:0 0 4px;${FONT};font-size:12px;line-height:1.5;color:${MUTED}">${
        url ? `<a href="${escapeHtml(url)}" style="color:${MUTED}">${escapeHtml(text)}</a>` : escapeHtml(text)
      }</p>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light only">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAGE}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAGE}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#FFFFFF;border:1px solid ${LINE};border-radius:8px">
<tr><td style="padding:16px 24px;background:${INK};border-bottom:3px solid ${GOLD};border-radius:8px 8px 0 0;${FONT};font-size:18px;font-weight:600;letter-spacing:.04em;color:#FFFFFF">Aurifex</td></tr>
<tr><td style="padding:24px">
<h1 style="margin:0 0 16px;${FONT};font-size:20px;line-height:1.3;font-weight:600;color:${INK}">${escapeHtml(heading)}</h1>
${blocks.map(blockHtml).join('\n')}
<p style="margin:24px 0 0;${FONT};font-size:15px;color:${MUTED}">${escapeHtml(company)}</p>
</td></tr>
</table>
${foot.length === 0 ? '' : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr><td style="padding:16px 24px">${foot.join('\n')}</td></tr></table>`}
</td></tr></table>
</body>
</html>`;
}

function blockHtml(block: LetterBlock): string {
  switch (block.kind) {
    case 'TEXT':
      return `<p style="${PARAGRAPH}">${escapeHtml(block.text)}</p>`;
    case 'SMALL':
      return `<p style="margin:0 0 16px;${FONT};font-size:13px;line-height:1.5;color:${MUTED}">${escapeHtml(block.text)}</p>`;
    case 'WORDS':
      return `<blockquote style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${GOLD};white-space:pre-line;${FONT};font-size:15px;line-height:1.5;color:${INK}">${escapeHtml(block.text)}</blockquote>`;
    case 'CODE':
      return `<p style="margin:0 0 16px;padding:12px 16px;background:${PAGE};border-radius:6px;font-family:Consolas,Menlo,monospace;font-size:24px;letter-spacing:.15em;color:${INK}">${escapeHtml(block.text)}</p>`;
    case 'LINK':
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 20px;background:${BRAND};border-radius:6px;${FONT};font-size:15px;font-weight:600;color:#FFFFFF;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
    case 'FACTS':
      return rowsHtml(
        block.rows.map(({ label, value, isTotal = false }) => ({
          left: escapeHtml(label),
          right: escapeHtml(value),
          isTotal,
        })),
      );
    case 'ITEMS':
      return rowsHtml(
        block.rows.map(({ title, detail, amount }) => ({
          left: `${escapeHtml(title)}${detail ? `<br><span style="font-size:13px;color:${MUTED}">${escapeHtml(detail)}</span>` : ''}`,
          right: escapeHtml(amount ?? ''),
          isTotal: false,
        })),
      );
  }
}

/** Rows of two cells, the second to the right; they are already escaped. */
function rowsHtml(rows: readonly { left: string; right: string; isTotal: boolean }[]): string {
  const cell = (isTotal: boolean) =>
    `padding:8px 0;border-bottom:1px solid ${LINE};${FONT};font-size:15px;line-height:1.4;color:${INK};vertical-align:top${isTotal ? ';font-weight:600' : ''}`;
  const lines = rows.map(
    ({ left, right, isTotal }) =>
      `<tr><td style="${cell(isTotal)}">${left}</td><td align="right" style="${cell(isTotal)};padding-left:16px;white-space:nowrap">${right}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${lines.join('')}</table>`;
}
