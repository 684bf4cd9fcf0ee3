import { renderSVG } from 'uqr';
import { companyLines } from '../../domains/settings/company-lines.ts';
import { requestSettings } from '../../domains/settings/read-settings.ts';
import type { Company } from '../../domains/settings/settings.ts';
import { isoDayOf } from '../../lib/calendar.ts';
import { dayIn } from '../../lib/locale-formats.ts';
import type { Context } from '../../schema/context.ts';
import { breakable } from '../kit/breakable.ts';
import type { AnyDocument, SheetTools } from '../kit/document.ts';
import { KIT_WORDS } from '../kit/kit-words.ts';
import { paperOf } from '../kit/paper.ts';
import type { DocumentContent, Paper } from '../layout/document-content.ts';
import type { DocumentFile, RenderingJob } from '../rendering/rendering-job.ts';
import { askGraphql } from './ask-graphql.ts';
import { readPictures } from './read-pictures.ts';

/** A requested document, with its rows and paper. */
export type DocumentRequest = {
  readonly document: AnyDocument;
  readonly keys: readonly string[];
  /** Null: the paper of the owner's country. */
  readonly paper: Paper | null;
};

/** A document before its pictures are read. */
type ComposedDocument = {
  readonly title: string;
  readonly sheets: number;
  /** Reads the pictures and returns the complete job for rendering. */
  readonly withPictures: () => Promise<RenderingJob>;
};

/**
 * Composes a document in the language of the context, with the data that its viewer may read. Null if a row is missing
 * or belongs to somebody else.
 * @throws {ForbiddenError} without the document's permission.
 */
export async function composeDocument(
  { document, keys, paper }: DocumentRequest,
  context: Context,
): Promise<ComposedDocument | null> {
  const { db, services, viewer, language } = context;
  viewer.require(document.permission);
  const data = await askGraphql(document.query, document.variables(keys), context);
  const { COMPANY: company } = await requestSettings(context);
  const { tools, pictures, codes } = toolsOf(context, company);
  const sheets = document.sheets(data, tools, keys);
  if (!sheets) return null;
  const title = document.title(sheets, language);
  return {
    title,
    sheets: sheets.length,
    withPictures: async () => {
      const files = [...codes, ...(await readPictures(pictures, { db, services, viewer }))];
      const content: DocumentContent = {
        language,
        paper: paper ?? paperOf(company.country),
        title,
        company: { name: company.name, lines: companyLines(company) },
        words: KIT_WORDS[language],
        files: files.map(({ name }) => name),
        sheets,
      };
      return { content: breakableTexts(content), files };
    },
  };
}

/** Tools that record the requested pictures, by address, and codes. */
function toolsOf({ services, language }: Context, company: Company) {
  const pictures = new Map<string, string>();
  const codes: DocumentFile[] = [];
  const tools: SheetTools = {
    language,
    company,
    picture: (address) => {
      const name = pictures.get(address) ?? `${pictures.size + 1}.jpg`;
      pictures.set(address, name);
      return name;
    },
    code: (path) => {
      const name = `code-${codes.length + 1}.svg`;
      const url = `${services.config.publicUrl}${language === 'fr' ? '/fr' : ''}${path}`;
      codes.push({ name, bytes: Buffer.from(renderSVG(url, { border: 0 })) });
      return name;
    },
    dayOf: (instant) => dayIn(isoDayOf(new Date(instant), company.timeZone), language),
  };
  return { tools, pictures, codes };
}

/** Makes every text of a document breakable. */
function breakableTexts(content: DocumentContent): DocumentContent {
  return JSON.parse(JSON.stringify(content), (_key, value: unknown) =>
    typeof value === 'string' ? breakable(value) : value,
  );
}
