import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The languages of the product. REST chooses one by Accept-Language. */
export type Language = 'en' | 'fr';

/** Values for the {{placeholders}} of a text. */
export type MessageValues = Readonly<Record<string, string | number>>;

type Texts = Readonly<Record<string, string>>;

/**
 * Messages that only REST calls return. All other refusals use the same texts as the web (ordering spec, section 8).
 */
export const CALL_TEXTS = {
  en: {
    // Outcomes
    ORDER_CREATED: '{{order_code}} - created successfully!',
    ADDED: '{{name}} - saved successfully!',
    UPDATED: 'updated successfully!',
    DELETED: 'deleted successfully!',
    // Unexpected failures, by call
    INTERNAL_ERROR: 'Something went wrong please contact the site administrator!',
    CUSTOMER_LOOKUP_FAILED: 'Error while getting customer!',
    CART_UPDATE_FAILED: 'Error while updating shopping cart!',
    ORDER_ATTRIBUTES_FAILED: 'Error while fetching incoming order attributes!',
    PRICE_FAILED: 'Error occured while calculating product price!',
    PRINT_FAILED: 'Error while printing report',
    SQUARE_CARD_FAILED: 'Error while saving square card:',
    PAYMENT_PROCESSOR_FAILED: 'Error while getting payment processor',
    CONSIGNMENTS_FAILED: 'Error while getting outgoing consignments!',
    CONSIGNMENT_SUMMARIES_FAILED: 'Error while getting outgoing consignments summary!',
    CONSIGNMENT_ITEMS_FAILED: 'Error while getting outgoing consignment items',
    INVOICE_PRINT_NOT_FOUND: 'The invoice that you are trying to print cannot be found',
    // The request itself
    NO_SUCH_CALL: 'There is no such call.',
    BAD_REQUEST: 'The request cannot be parsed.',
    BODY_TOO_LARGE: 'The request is too large.',
    WRONG_CONTENT_TYPE: 'The content type must be {{expected}}.',
    NOT_THE_AUTHOR: 'A note can only be written in your own name.',
  },
  fr: {
    ORDER_CREATED: '{{order_code}} - créée avec succès !',
    ADDED: '{{name}} - enregistré avec succès !',
    UPDATED: 'mise à jour réussie !',
    DELETED: 'suppression réussie !',
    INTERNAL_ERROR: "Une erreur s'est produite, veuillez contacter l'administrateur du site !",
    CUSTOMER_LOOKUP_FAILED: 'Erreur lors de la recherche du client !',
    CART_UPDATE_FAILED: 'Erreur lors de la mise à jour du panier !',
    ORDER_ATTRIBUTES_FAILED: 'Erreur lors de la lecture des attributs de commande !',
    PRICE_FAILED: 'Erreur lors du calcul du prix du produit !',
    PRINT_FAILED: "Erreur lors de l'impression du rapport",
    SQUARE_CARD_FAILED: "Erreur lors de l'enregistrement de la carte Square :",
    PAYMENT_PROCESSOR_FAILED: "Erreur lors de l'obtention du processeur de paiement",
    CONSIGNMENTS_FAILED: 'Erreur lors de la lecture des consignations !',
    CONSIGNMENT_SUMMARIES_FAILED: 'Erreur lors de la lecture du résumé des consignations !',
    CONSIGNMENT_ITEMS_FAILED: 'Erreur lors de la lecture des pièces de la consignation',
    INVOICE_PRINT_NOT_FOUND: 'La facture que vous essayez d’imprimer est introuvable',
    NO_SUCH_CALL: "Cet appel n'existe pas.",
    BAD_REQUEST: 'La requête est illisible.',
    BODY_TOO_LARGE: 'La requête est trop volumineuse.',
    WRONG_CONTENT_TYPE: 'Le type de contenu doit être {{expected}}.',
    NOT_THE_AUTHOR: 'Une note ne peut être rédigée qu’en votre propre nom.',
  },
} satisfies Record<Language, Texts>;

/** Messages of a successful call. */
export type SuccessCode = 'ADDED' | 'DELETED' | 'ORDER_CREATED' | 'UPDATED';

/** The kind of a text: a business rule, the request itself, or a field. */
type Group = 'rules' | 'requests' | 'fields';

/** Texts of an area (`words/<area>/<language>.json`): rules by code, or texts by group and code. */
type AreaWords = { readonly [group in Group]?: Texts } | Texts;

const WORDS = join(import.meta.dirname, '..', '..', 'words');

/** The area of texts for REST calls, used where other areas have a different text for the same code. */
const CALLS = 'calls';

/** Names of columns and pages, which are not refusals. */
export const NAMES = ['columns', 'pages'];

const AREAS = [...readdirSync(WORDS).filter((area) => area !== CALLS && !NAMES.includes(area)), CALLS];

/** Texts of every area in a language. Those of calls are last. */
const AREA_WORDS: Readonly<Record<Language, readonly AreaWords[]>> = { en: areasIn('en'), fr: areasIn('fr') };

function areasIn(language: Language): AreaWords[] {
  // The files contain only texts.
  return AREAS.map((area) => JSON.parse(readFileSync(join(WORDS, area, `${language}.json`), 'utf8')));
}

/** Texts of one group, from all areas. */
function wordsOf(language: Language, group: Group): Texts {
  return Object.assign({}, ...AREA_WORDS[language].map((words) => groupOf(words, group)));
}

function groupOf(words: AreaWords, group: Group): Texts {
  const found = words[group];
  if (typeof found === 'object') return found;
  const isGrouped = Object.values(words).some((value) => typeof value === 'object');
  return group === 'rules' && !isGrouped ? (words as Texts) : {};
}

const RULES: Readonly<Record<Language, Texts>> = { en: wordsOf('en', 'rules'), fr: wordsOf('fr', 'rules') };

const OTHERS: Readonly<Record<Language, Texts>> = { en: othersIn('en'), fr: othersIn('fr') };

function othersIn(language: Language): Texts {
  return { ...wordsOf(language, 'requests'), ...wordsOf(language, 'fields') };
}

/** Every text by code. */
const TEXTS: Readonly<Record<Language, Texts>> = { en: textsIn('en'), fr: textsIn('fr') };

/** Refusals use the plain apostrophe, which clients compare. */
function textsIn(language: Language): Texts {
  const refusals = Object.entries({ ...RULES[language], ...OTHERS[language] });
  return {
    ...Object.fromEntries(refusals.map(([code, text]) => [code, text.replaceAll('’', "'")])),
    ...CALL_TEXTS[language],
  };
}

const UNKNOWN_CODE = {
  en: 'This cannot be done at the moment.',
  fr: 'Cette action est impossible pour le moment.',
} as const;

/**
 * Whether a query failed because of a business rule and not because of a bug. Codes of fields do not apply to queries.
 */
export function isRuleCode(code: string): boolean {
  return Object.hasOwn(RULES.en, code) && !Object.hasOwn(OTHERS.en, code);
}

/** Whether a code has its own text in both languages. */
export function hasText(code: string): boolean {
  return Object.hasOwn(TEXTS.en, code) && Object.hasOwn(TEXTS.fr, code);
}

/** The text of a code in a language. A code without one gets a general refusal that contains the code. */
export function messageText(code: string, language: Language, values: MessageValues = {}): string {
  const template = (hasText(code) ? TEXTS[language][code] : undefined) ?? UNKNOWN_CODE[language];
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_match, name: string) => String(values[name] ?? ''));
}
