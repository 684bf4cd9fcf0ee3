import { COLON } from '../../lib/locale-formats.ts';
import type { Letter, LetterBlock } from './letter.ts';

/** An email as plain text. */
export function letterText({ language, heading, blocks, company, footer = [] }: Letter): string {
  const colon = COLON[language];
  return [
    heading,
    ...blocks.map((block) => blockText(block, colon)),
    company,
    ...(footer.length === 0
      ? []
      : [`-- \n${footer.map(({ text, url }) => (url ? `${text}${colon}${url}` : text)).join('\n')}`]),
  ].join('\n\n');
}

function blockText(block: LetterBlock, colon: string): string {
  switch (block.kind) {
    case 'FACTS':
      return block.rows.map(({ label, value }) => `${label}${colon}${value}`).join('\n');
    case 'ITEMS':
      return block.rows
        .map(({ title, detail, lines = [], amount, link }) =>
          [
            `- ${[title, detail, amount].filter(Boolean).join(', ')}`,
            ...lines.map((line) => `  ${line}`),
            ...(link ? [`  ${link.label}${colon}${link.url}`] : []),
          ].join('\n'),
        )
        .join('\n');
    case 'WORDS':
      return block.text.replace(/^/gm, '> ');
    case 'LINK':
      return `${block.label}${colon}${block.url}`;
    default:
      return block.text;
  }
}
