import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as element, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Letter, LetterBlock, LetterFooterLine, LetterItem } from './letter.ts';
import { STYLES } from './letter-styles.ts';

/**
 * An email as HTML that all mail programs show the same way: without images, so that reading it loads nothing, and in
 * one column for phones.
 */
export function letterHtml({ language, subject, heading, blocks, company, footer = [] }: Letter): string {
  const mail = element(
    Html,
    { lang: language },
    element(
      Head,
      null,
      element('meta', { name: 'viewport', content: 'width=device-width,initial-scale=1' }),
      element('meta', { name: 'color-scheme', content: 'light only' }),
      element('title', null, subject),
    ),
    element(
      Body,
      { style: STYLES.page },
      element(
        Container,
        { style: STYLES.card },
        element(Section, { style: STYLES.brandBar }, element(Text, { style: STYLES.brand }, 'Aurifex')),
        element(
          Section,
          { style: STYLES.content },
          element(Heading, { as: 'h1', style: STYLES.heading }, heading),
          ...blocks.map(blockElement),
          element(Text, { style: STYLES.company }, company),
        ),
      ),
      footer.length > 0 && element(Container, { style: STYLES.foot }, ...footer.map(footLine)),
    ),
  );
  return `<!doctype html>\n${renderToStaticMarkup(mail)}`;
}

function footLine({ text, url }: LetterFooterLine): ReactElement {
  const said = url ? element(Link, { href: url, style: STYLES.footLink }, text) : text;
  return element(Text, { style: STYLES.footLine }, said);
}

function blockElement(block: LetterBlock): ReactElement {
  switch (block.kind) {
    case 'TEXT':
      return element(Text, { style: STYLES.text }, block.text);
    case 'SMALL':
      return element(Text, { style: STYLES.small }, block.text);
    case 'WORDS':
      return element('blockquote', { style: STYLES.words }, block.text);
    case 'CODE':
      return element(Text, { style: STYLES.code }, block.text);
    case 'LINK':
      return element(
        Section,
        { style: STYLES.buttonPlace },
        element(Button, { href: block.url, style: STYLES.button }, block.label),
      );
    case 'FACTS':
      return rows(
        block.rows.map(({ label, value, isTotal = false }) => ({ left: label, right: value, isTotal })),
      );
    case 'ITEMS':
      return rows(
        block.rows.map(({ title, detail, lines = [], amount, link }) => ({
          left: [
            title,
            ...(detail ? belowTitle('detail', detail) : []),
            ...lines.flatMap((line, index) => belowTitle(`line-${index}`, line)),
            ...(link ? linkBelow(link) : []),
          ],
          right: amount ?? '',
          isTotal: false,
        })),
      );
  }
}

function belowTitle(key: string, content: ReactNode): ReactElement[] {
  return [element('br', { key: `${key}-break` }), element('span', { key, style: STYLES.detail }, content)];
}

function linkBelow({ label, url }: NonNullable<LetterItem['link']>): ReactElement[] {
  return belowTitle('link', element(Link, { href: url, style: STYLES.detail }, label));
}

/** Rows of two cells, the second aligned to the right. */
function rows(all: readonly { left: ReactNode; right: string; isTotal: boolean }[]): ReactElement {
  const cells = all.map(({ left, right, isTotal }) => {
    const weight = isTotal ? STYLES.total : {};
    return element(
      Row,
      null,
      element(Column, { style: { ...STYLES.label, ...weight } }, left),
      element(Column, { align: 'right', style: { ...STYLES.value, ...weight } }, right),
    );
  });
  return element(Section, { style: STYLES.rows }, ...cells);
}
