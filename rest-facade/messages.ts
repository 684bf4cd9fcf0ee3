import { RULE_TEXTS } from './rule-messages.ts';

/** The languages of the product; REST picks one by Accept-Language. */
export type Language = 'en' | 'fr';

/** Values for the {placeholders} of a text. */
export type MessageValues = Readonly<Record<string, string | number>>;

type Text = readonly [en: string, fr: string];

/** Wording of the ordering spec section 8, and of every code that a call answers with. */
const TEXTS: Readonly<Record<string, Text>> = {
  // Outcomes
  ORDER_CREATED: ['{order_code} - created successfully!', '{order_code} - créée avec succès !'],
  UPDATED: ['updated successfully!', 'mise à jour réussie !'],
  DELETED: ['deleted successfully!', 'suppression réussie !'],

  // Unexpected failures, by call
  INTERNAL_ERROR: [
    'Something went wrong please contact the site administrator!',
    "Une erreur s'est produite, veuillez contacter l'administrateur du site !",
  ],
  SUBMIT_FAILED: [
    'Something went wrong! Please check the portal logs for more information!',
    "Une erreur s'est produite ! Veuillez consulter les journaux du portail pour plus d'informations !",
  ],
  CUSTOMER_LOOKUP_FAILED: ['Error while getting customer!', 'Erreur lors de la recherche du client !'],
  CART_UPDATE_FAILED: ['Error while updating shopping cart!', 'Erreur lors de la mise à jour du panier !'],
  ORDER_ATTRIBUTES_FAILED: [
    'Error while fetching incoming order attributes!',
    'Erreur lors de la lecture des attributs de commande !',
  ],
  PRICE_FAILED: [
    'Error occured while calculating product price!',
    'Erreur lors du calcul du prix du produit !',
  ],

  // The request itself
  NO_SUCH_CALL: ['There is no such call.', "Cet appel n'existe pas."],
  NOT_FOUND: ['This record could not be found.', 'Cet enregistrement est introuvable.'],
  BAD_REQUEST: ['The request cannot be read.', 'La requête est illisible.'],
  BODY_TOO_LARGE: ['The request is too large.', 'La requête est trop volumineuse.'],
  PAYLOAD_TOO_LARGE: ['The request is too large.', 'La requête est trop volumineuse.'],
  ANSWER_TOO_LARGE: [
    'The answer would be too large. Please ask for less at a time.',
    'La réponse serait trop volumineuse. Veuillez demander moins à la fois.',
  ],
  WRONG_CONTENT_TYPE: ['The content type must be {expected}.', 'Le type de contenu doit être {expected}.'],
  RATE_LIMITED: [
    'Too many requests. Please wait a moment and try again.',
    'Trop de requêtes. Veuillez patienter un instant puis réessayer.',
  ],
  SERVICE_UNAVAILABLE: [
    'The portal is not available at the moment. Please try again.',
    'Le portail est indisponible pour le moment. Veuillez réessayer.',
  ],
  TOO_MANY_ATTEMPTS: [
    'Too many failed attempts. Please wait a moment and try again.',
    'Trop de tentatives échouées. Veuillez patienter un instant puis réessayer.',
  ],

  // Who calls
  UNAUTHENTICATED: ['Please sign in first.', "Veuillez d'abord vous connecter."],
  INVALID_CREDENTIALS: [
    'The user name or the password is not right.',
    "Le nom d'utilisateur ou le mot de passe est incorrect.",
  ],
  FORBIDDEN: [
    'You are not allowed to do this. Missing permission: {permission}.',
    "Vous n'êtes pas autorisé à effectuer cette action. Permission manquante : {permission}.",
  ],

  // Fields
  REQUIRED: ['Please fill in this field.', 'Veuillez renseigner ce champ.'],
  WRONG_ZIP: [
    'Please enter a postal code of the chosen country.',
    'Veuillez saisir un code postal du pays choisi.',
  ],
  WRONG_TYPE: ['This value is of the wrong type.', "Cette valeur n'est pas du bon type."],
  INVALID: ['This value is not valid.', "Cette valeur n'est pas valide."],
  INVALID_INPUT: ['This value is not valid.', "Cette valeur n'est pas valide."],
  UNKNOWN: ['This value is not known.', "Cette valeur n'est pas connue."],
  OUT_OF_RANGE: ['This value is out of range.', 'Cette valeur est hors limites.'],
  TOO_SMALL: ['This value is too small.', 'Cette valeur est trop petite.'],
  TOO_BIG: ['This value is too large.', 'Cette valeur est trop grande.'],
  WRONG_FORMAT: ['This value is not in the right form.', "Cette valeur n'est pas au bon format."],
  NOT_OFFERED: ['This choice is not offered for this piece.', "Ce choix n'est pas proposé pour cette pièce."],
  DUPLICATE: ['This is given more than once.', 'Cette valeur est indiquée plusieurs fois.'],
  NOT_AVAILABLE: ['This is not available for this address.', "Ceci n'est pas disponible pour cette adresse."],
  NOT_SIZED: ['This piece has no sizes.', "Cette pièce n'a pas de taille."],
  NOT_A_SIZE: ['This is no ring size.', "Ceci n'est pas une taille de bague."],
  CARD_NUMBER: ['Please enter no card numbers here.', "N'inscrivez pas de numéro de carte ici."],
  TOO_LONG: ['This text is too long.', 'Ce texte est trop long.'],
  NOT_THE_AUTHOR: [
    'A note can only be written in your own name.',
    'Une note ne peut être rédigée qu’en votre propre nom.',
  ],
  PAGE_TOO_DEEP: [
    'This page is too deep in the list. Please narrow the filter.',
    'Cette page est trop loin dans la liste. Veuillez affiner le filtre.',
  ],
  CONFLICT: [
    'This was changed in the meantime. Please load it again.',
    'Cet élément a été modifié entre-temps. Veuillez le recharger.',
  ],
};

const UNKNOWN_CODE: Text = [
  'This cannot be done at the moment.',
  'Cette action est impossible pour le moment.',
];

/** Every text, by code. */
export const ALL_TEXTS: Readonly<Record<string, Text>> = { ...TEXTS, ...RULE_TEXTS };

/** Whether a code is a rule's refusal, and no failure of the product itself. */
export function isRuleCode(code: string): boolean {
  return Object.hasOwn(RULE_TEXTS, code);
}

/** Whether a code has wording of its own. */
export function hasText(code: string): boolean {
  return Object.hasOwn(ALL_TEXTS, code);
}

/** The text of a code in a language; a code without one reads as a general refusal that names it. */
export function messageText(code: string, language: Language, values: MessageValues = {}): string {
  const text = hasText(code) ? ALL_TEXTS[code] : UNKNOWN_CODE;
  const template = text?.[language === 'fr' ? 1 : 0] ?? code;
  return template.replaceAll(/\{(\w+)\}/g, (_match, name: string) => String(values[name] ?? ''));
}
