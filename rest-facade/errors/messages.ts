import addressesEn from '../../words/addresses/en.json' with { type: 'json' };
import addressesFr from '../../words/addresses/fr.json' with { type: 'json' };
import callsEn from '../../words/calls/en.json' with { type: 'json' };
import callsFr from '../../words/calls/fr.json' with { type: 'json' };
import cardsEn from '../../words/cards/en.json' with { type: 'json' };
import cardsFr from '../../words/cards/fr.json' with { type: 'json' };
import cartsEn from '../../words/carts/en.json' with { type: 'json' };
import cartsFr from '../../words/carts/fr.json' with { type: 'json' };
import checkoutEn from '../../words/checkout/en.json' with { type: 'json' };
import checkoutFr from '../../words/checkout/fr.json' with { type: 'json' };
import customOrdersEn from '../../words/custom-orders/en.json' with { type: 'json' };
import customOrdersFr from '../../words/custom-orders/fr.json' with { type: 'json' };
import estimatesEn from '../../words/estimates/en.json' with { type: 'json' };
import estimatesFr from '../../words/estimates/fr.json' with { type: 'json' };
import generalEn from '../../words/general/en.json' with { type: 'json' };
import generalFr from '../../words/general/fr.json' with { type: 'json' };
import itemTypesEn from '../../words/item-types/en.json' with { type: 'json' };
import itemTypesFr from '../../words/item-types/fr.json' with { type: 'json' };
import jobsEn from '../../words/jobs/en.json' with { type: 'json' };
import jobsFr from '../../words/jobs/fr.json' with { type: 'json' };
import listsEn from '../../words/lists/en.json' with { type: 'json' };
import listsFr from '../../words/lists/fr.json' with { type: 'json' };
import moneyEn from '../../words/money/en.json' with { type: 'json' };
import moneyFr from '../../words/money/fr.json' with { type: 'json' };
import payingEn from '../../words/paying/en.json' with { type: 'json' };
import payingFr from '../../words/paying/fr.json' with { type: 'json' };
import pricesEn from '../../words/prices/en.json' with { type: 'json' };
import pricesFr from '../../words/prices/fr.json' with { type: 'json' };
import promotionsEn from '../../words/promotions/en.json' with { type: 'json' };
import promotionsFr from '../../words/promotions/fr.json' with { type: 'json' };
import quotesEn from '../../words/quotes/en.json' with { type: 'json' };
import quotesFr from '../../words/quotes/fr.json' with { type: 'json' };
import ratesEn from '../../words/rates/en.json' with { type: 'json' };
import ratesFr from '../../words/rates/fr.json' with { type: 'json' };
import salesOrdersEn from '../../words/sales-orders/en.json' with { type: 'json' };
import salesOrdersFr from '../../words/sales-orders/fr.json' with { type: 'json' };
import wishListsEn from '../../words/wish-lists/en.json' with { type: 'json' };
import wishListsFr from '../../words/wish-lists/fr.json' with { type: 'json' };

/** The languages of the product; REST picks one by Accept-Language. */
export type Language = 'en' | 'fr';

/** Values for the {{placeholders}} of a text. */
export type MessageValues = Readonly<Record<string, string | number>>;

type Texts = Readonly<Record<string, string>>;

/** What only calls answer with, beside the refusals that every face words alike: ordering spec, section 8. */
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
    BAD_REQUEST: 'The request cannot be read.',
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

/** What a call that did what it was asked can say. */
export type SuccessCode = 'ADDED' | 'DELETED' | 'ORDER_CREATED' | 'UPDATED';

/** Texts of refusals, by area; texts that REST words differently from screens come last. */
const RULES: Readonly<Record<Language, Texts>> = {
  en: {
    ...cardsEn,
    ...moneyEn,
    ...payingEn,
    ...salesOrdersEn,
    ...quotesEn,
    ...customOrdersEn,
    ...ratesEn,
    ...generalEn.rules,
    ...addressesEn,
    ...cartsEn,
    ...checkoutEn,
    ...estimatesEn,
    ...itemTypesEn,
    ...jobsEn,
    ...listsEn,
    ...pricesEn,
    ...promotionsEn,
    ...wishListsEn,
    ...callsEn.rules,
  },
  fr: {
    ...cardsFr,
    ...moneyFr,
    ...payingFr,
    ...salesOrdersFr,
    ...quotesFr,
    ...customOrdersFr,
    ...ratesFr,
    ...generalFr.rules,
    ...addressesFr,
    ...cartsFr,
    ...checkoutFr,
    ...estimatesFr,
    ...itemTypesFr,
    ...jobsFr,
    ...listsFr,
    ...pricesFr,
    ...promotionsFr,
    ...wishListsFr,
    ...callsFr.rules,
  },
};

const OTHERS: Readonly<Record<Language, Texts>> = {
  en: { ...generalEn.requests, ...generalEn.fields, ...callsEn.requests, ...callsEn.fields },
  fr: { ...generalFr.requests, ...generalFr.fields, ...callsFr.requests, ...callsFr.fields },
};

/** Every text by code. */
const TEXTS: Readonly<Record<Language, Texts>> = { en: textsIn('en'), fr: textsIn('fr') };

/** Refusals keep the plain apostrophe that clients compare with. */
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

/** Whether a query failed with a refusal, and not of the product itself; a field's code is no query's. */
export function isRuleCode(code: string): boolean {
  return Object.hasOwn(RULES.en, code) && !Object.hasOwn(OTHERS.en, code);
}

/** Whether a code has wording of its own, in both languages. */
export function hasText(code: string): boolean {
  return Object.hasOwn(TEXTS.en, code) && Object.hasOwn(TEXTS.fr, code);
}

/** The text of a code in a language; a code without one reads as a general refusal that names it. */
export function messageText(code: string, language: Language, values: MessageValues = {}): string {
  const template = (hasText(code) ? TEXTS[language][code] : undefined) ?? UNKNOWN_CODE[language];
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_match, name: string) => String(values[name] ?? ''));
}
