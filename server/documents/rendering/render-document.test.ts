import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { readPdf } from '../../test/pdf.ts';
import { breakable } from '../kit/breakable.ts';
import { KIT_WORDS } from '../kit/kit-words.ts';
import type { DocumentContent, Part, Sheet } from '../layout/document-content.ts';
import { renderDocument } from './render-document.ts';

const MEGABYTE = 1_048_576;

function sheet(parts: Part[], number = 'JO-10023-1'): Sheet {
  return { title: 'Fiche suiveuse', number, highlight: null, code: null, parts };
}

function content(sheets: Sheet[], changes: Partial<DocumentContent> = {}): DocumentContent {
  return {
    language: 'fr',
    paper: 'A4',
    title: 'Fiche suiveuse',
    company: { name: 'Aurifex', lines: ['48 West 47th Street'] },
    words: KIT_WORDS.fr,
    files: [],
    sheets,
    ...changes,
  };
}

function lines(count: number, text: (index: number) => string): Part {
  return {
    kind: 'table',
    title: 'Lignes',
    columns: [
      { title: '', width: 'auto' },
      { title: 'Pièce', width: 1 },
      { title: 'Qté', width: 'auto', isFigure: true },
    ],
    rows: Array.from({ length: count }, (_, index) => ({
      cells: [{ picture: null }, text(index), String(index)],
      details: ['Or jaune 14 ct'],
    })),
  };
}

const texts = (title: string, ...paragraphs: string[]): Part => ({ kind: 'text', title, paragraphs });

test.each(['A4', 'LETTER'] as const)(
  'a table of 30 rows repeats its heading on every page of %s',
  async (paper) => {
    const made = await renderDocument(
      { content: content([sheet([lines(30, (i) => `Bague ${i}.`)])], { paper }), files: [] },
      'x',
    );
    const { pages } = await readPdf(made.bytes);
    expect(pages.length).toBeGreaterThan(1);
    expect(made).toMatchObject({ pages: pages.length, isAccessible: true });
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Pièce');
      expect(page).toContain(`Page ${index + 1} sur ${pages.length}`);
    }
    for (let row = 0; row < 30; row += 1)
      expect(pages.filter((page) => page.includes(`Bague ${row}.`))).toHaveLength(1);
  },
);

test.each([12, 13, 26])('totals stay on the page of the last row of %i', async (count) => {
  const totals: Part = {
    kind: 'totals',
    rows: [
      { label: 'Sous-total', value: '100,00' },
      { label: 'Taxe', value: '14,98' },
      { label: 'À payer', value: '114,98', isGrand: true },
    ],
  };
  const table = lines(count, (index) => `Bague ${index}.`);
  const made = await renderDocument({ content: content([sheet([table, totals])]), files: [] }, 'x');
  expect(made.isAccessible).toBe(true);
  const { pages } = await readPdf(made.bytes);
  const withTotals = pages.filter((page) => page.includes('À payer'));
  expect(withTotals).toHaveLength(1);
  expect(withTotals[0]).toContain(`Bague ${count - 1}.`);
});

test('fonts are embedded, and only the signs in use', async () => {
  const { bytes } = await renderDocument(
    { content: content([sheet([texts('Notes', 'Łódź, œuvre, ½')])]), files: [] },
    'x',
  );
  const raw = Buffer.from(bytes).toString('latin1');
  expect(raw).toMatch(/\/FontFile[23] /);
  // The name of a subset starts with a tag of six letters.
  expect([...raw.matchAll(/\/FontName \/([A-Z]{6})\+(\w+)/g)].map(([, , name]) => name).sort()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Fraunces/), expect.stringMatching(/^Inter/)]),
  );
  expect(bytes.length).toBeLessThan(100_000);
});

test.each([
  ['日本語', 'NotoSansJP'],
  ['简体中文', 'NotoSans'],
  ['한국어', 'NotoSansKR'],
  ['مرحبا', 'NotoNaskhArabic'],
  ['שלום', 'NotoSansHebrew'],
  ['สวัสดี', 'NotoSansThai'],
  ['নমস্কার', 'NotoSansBengali'],
  ['வணக்கம்', 'NotoSansTamil'],
  ['నమస్తే', 'NotoSansTelugu'],
  ['ನಮಸ್ಕಾರ', 'NotoSansKannada'],
  ['നമസ്കാരം', 'NotoSansMalayalam'],
  ['નમસ્તે', 'NotoSansGujarati'],
  ['ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ', 'NotoSansGurmukhi'],
  ['ආයුබෝවන්', 'NotoSansSinhala'],
  ['សួស្តី', 'NotoSansKhmer'],
  ['ສະບາຍດີ', 'NotoSansLao'],
  ['မင်္ဂလာပါ', 'NotoSansMyanmar'],
  ['ሰላም', 'NotoSansEthiopic'],
  ['გამარჯობა', 'NotoSansGeorgian'],
  ['Բարեւ', 'NotoSansArmenian'],
  ['नमस्ते', 'NotoSans'],
  ['Любовь', 'Inter'],
  ['♥ 😀 ☃', 'NotoEmoji'],
])('%s is printed, in a font that has its signs', async (text, font) => {
  const made = await renderDocument({ content: content([sheet([texts(text, text)])]), files: [] }, 'x');
  expect(made.isAccessible).toBe(true);
  const names = [
    ...Buffer.from(made.bytes)
      .toString('latin1')
      .matchAll(/\/FontName \/[A-Z]{6}\+(\w+)/g),
  ];
  expect(names.map(([, name]) => name)).toContainEqual(expect.stringContaining(font));
});

test.each([
  ['one word of 400 letters', 'W'.repeat(400)],
  ['Arabic and Hebrew', 'مجوهرات لونا וגם תכשיטים'],
  ['emoji and Chinese', '💍👨‍👩‍👧 珠宝'],
  ['half of a pair', 'a\uD83D z'],
  ['control signs', 'a\u0000b\u0007c\u001b'],
  ['markup of the layout', '#panic("x") $x$ *bold* @ref <label> `raw` \\ [ ] // no'],
  ['markup of others', '</script><b>&amp;</b> {{x}} %PDF'],
  ['a long story', 'Lorem ipsum dolor sit amet. '.repeat(400)],
])('%s as a name makes a document all the same', async (_name, text) => {
  const name = breakable(text);
  const parts: Part[] = [
    { kind: 'lead', picture: 'gone.jpg', title: name, facts: [{ label: 'Client', value: name }] },
    { kind: 'facts', title: name, columns: 3, facts: [{ label: name, value: name }] },
    {
      kind: 'addresses',
      addresses: [
        { label: 'A', lines: [name] },
        { label: 'B', lines: [name] },
      ],
    },
    lines(2, () => name),
    texts(name, name),
  ];
  const { bytes, pages } = await renderDocument(
    { content: content([sheet(parts, name.slice(0, 60))], { title: name }), files: [] },
    'x',
  );
  expect(pages).toBeGreaterThan(0);
  const letters = /[a-z]{3,}/i.exec(text)?.[0];
  if (letters)
    expect((await readPdf(bytes)).pages.join('').replaceAll('-\n', '')).toContain(letters.slice(0, 8));
});

test('a word longer than its column is broken, and no sign is torn apart', () => {
  expect(
    breakable('X'.repeat(50))
      .split('\u200B')
      .map((part) => part.length),
  ).toEqual([24, 24, 2]);
  const family = '👨‍👩‍👧';
  expect(
    breakable(family.repeat(30))
      .split('\u200B')
      .every((part) => part.startsWith('👨') && part.endsWith('👧')),
  ).toBe(true);
  expect(breakable('an order of\na short line')).toBe('an order of\na short line');
});

test('a picture that cannot be read leaves its place empty, and one that can is shown', async () => {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c6893f' } })
    .jpeg()
    .toBuffer();
  const lead = (picture: string): Part => ({ kind: 'lead', picture, title: 'Bague', facts: [] });
  const made = await renderDocument(
    { content: content([sheet([lead('1.jpg')])], { files: ['1.jpg'] }), files: [{ name: '1.jpg', bytes }] },
    'x',
  );
  expect(Buffer.from(made.bytes).includes('/DCTDecode')).toBe(true);
  const without = await renderDocument({ content: content([sheet([lead('1.jpg')])]), files: [] }, 'x');
  expect((await readPdf(without.bytes)).pages[0]).toContain(KIT_WORDS.fr.noPicture);
});

test('a document that cannot be laid out fails by itself, and the next one is made', async () => {
  const lead: Part = { kind: 'lead', picture: '1.jpg', title: 'Bague', facts: [] };
  await expect(
    renderDocument({ content: content([sheet([lead])], { files: ['1.jpg'] }), files: [] }, 'x'),
  ).rejects.toThrow('could not be laid out');
  expect((await renderDocument({ content: content([sheet([])]), files: [] }, 'x')).pages).toBe(1);
});

test('a hundred travelers are made within the memory of one process', async () => {
  const form: Part = {
    kind: 'table',
    title: 'Établi',
    isForm: true,
    columns: ['Étape', 'Entrée', 'Poids', 'Sortie', 'Poids', 'Initiales'].map((title) => ({
      title,
      width: 1,
    })),
    rows: Array.from({ length: 11 }, (_, index) => ({
      cells: [`Étape ${index}`, ...Array.from({ length: 5 }, () => ({ blank: true }) as const)],
    })),
  };
  const before = process.memoryUsage.rss();
  const sheets = Array.from({ length: 100 }, (_, index) =>
    sheet([lines(5, (row) => `Bague ${row}`), form], `JO-${index}`),
  );
  const made = await renderDocument({ content: content(sheets), files: [] }, 'x');
  expect(made.pages).toBe(100);
  // This process only passes it on.
  expect(process.memoryUsage.rss() - before).toBeLessThan(150 * MEGABYTE);
});
