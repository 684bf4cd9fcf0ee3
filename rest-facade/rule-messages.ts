/** Wording of what the product's rules refuse: code → [English, French]. */
export const RULE_TEXTS: Readonly<Record<string, readonly [en: string, fr: string]>> = {
  // Cart and checkout
  CUSTOMER_REQUIRED: ['Please switch to the customer first.', "Veuillez d'abord basculer vers le client."],
  PRICE_CHANGED: [
    'Prices have changed since you added these pieces. Please review and accept the new prices.',
    "Les prix ont changé depuis l'ajout de ces pièces. Veuillez vérifier et accepter les nouveaux prix.",
  ],
  QUOTE_REQUIRED: ['The price of this piece is on request.', 'Le prix de cette pièce est sur demande.'],
  SAME_RING_SIZE: [
    'Both rings have the same ring sizes. Would you like to proceed to cart anyway?',
    'Les deux bagues ont la même taille. Souhaitez-vous tout de même continuer vers le panier ?',
  ],
  CART_EMPTY: ['The shopping cart is empty.', 'Le panier est vide.'],
  TOO_MANY_CARTS: [
    'There are too many open carts. Please order or empty one first.',
    "Il y a trop de paniers ouverts. Veuillez d'abord en commander ou en vider un.",
  ],
  CART_FULL: ['The shopping cart cannot hold more lines.', 'Le panier ne peut pas contenir plus de lignes.'],
  CART_ITEM_GONE: ['This line is no longer in the shopping cart.', "Cette ligne n'est plus dans le panier."],
  ADDRESS_LIMIT: [
    'The address book is full. Please remove an address first.',
    "Le carnet d'adresses est plein. Veuillez d'abord supprimer une adresse.",
  ],
  IDEMPOTENCY_KEY_REUSED: [
    'This idempotency key was used for another request.',
    "Cette clé d'idempotence a déjà servi pour une autre requête.",
  ],
  REQUEST_IN_PROGRESS: [
    'The same request is being worked on.',
    'La même requête est en cours de traitement.',
  ],
  MARKET_TOO_OLD: [
    'The market price is too old: the price is on request.',
    'Le cours du marché est trop ancien : le prix est sur demande.',
  ],
  PRICE_ON_REQUEST: ['The price of this piece is on request.', 'Le prix de cette pièce est sur demande.'],
  METAL_PRICE_UNKNOWN: [
    'There is no market price for this metal.',
    "Il n'y a pas de cours du marché pour ce métal.",
  ],
  WEIGHT_UNKNOWN: ['The weight of this piece is not known.', "Le poids de cette pièce n'est pas connu."],
  STONE_PRICE_UNKNOWN: [
    'There is no price for one of the stones.',
    "Il n'y a pas de prix pour l'une des pierres.",
  ],
  SETTING_RATE_UNKNOWN: [
    'There is no rate for this stone setting.',
    "Il n'y a pas de tarif pour ce sertissage.",
  ],
  FINDING_PRICE_UNKNOWN: [
    'There is no price for one of the findings.',
    "Il n'y a pas de prix pour l'un des apprêts.",
  ],
  LABOUR_RATE_UNKNOWN: [
    'There is no rate for one of the services.',
    "Il n'y a pas de tarif pour l'un des services.",
  ],
  TREATMENT_PRICE_UNKNOWN: [
    'There is no price for one of the treatments.',
    "Il n'y a pas de prix pour l'un des traitements.",
  ],
  SUB_ITEM_PRICE_UNKNOWN: [
    'One of the parts of this piece cannot be priced.',
    "L'un des éléments de cette pièce ne peut pas être chiffré.",
  ],
  MARKET_STALE: ['The market price is more than a day old.', "Le cours du marché date de plus d'un jour."],

  // Job orders
  STATUS_TRANSITION_DENIED: [
    'This status cannot be reached from here.',
    "Ce statut n'est pas accessible depuis l'état actuel.",
  ],
  ALREADY_THERE: ['The job has this status already.', 'La commande a déjà ce statut.'],
  JOB_ORDER_CLOSED: ['This job is closed.', 'Cette commande est close.'],
  JOB_ORDER_WORK_DONE: [
    'The work on this job is done; nothing more can be proposed.',
    'Le travail sur cette commande est fini ; rien de plus ne peut être proposé.',
  ],
  JOB_ORDER_NOT_IN_WORK: ['This job is not in production.', "Cette commande n'est pas en production."],
  REASON_REQUIRED: ['Please give a reason.', 'Veuillez indiquer un motif.'],
  TRACKING_REQUIRED: [
    'Please give a tracking number or mark the job as picked up.',
    'Veuillez indiquer un numéro de suivi ou marquer la commande comme retirée.',
  ],
  NOTHING_AWAITS_APPROVAL: ['Nothing is awaiting your approval.', "Rien n'attend votre approbation."],
  ACTING_AS_FORBIDDEN: [
    'This is not possible while acting as another user.',
    "Cette action est impossible lorsque vous agissez au nom d'un autre utilisateur.",
  ],
  APPROVAL_REQUIRED: ['The customer must approve first.', "Le client doit d'abord donner son approbation."],
  CUSTOMER_NOTE_REQUIRED: ['Please answer with a note first.', "Veuillez d'abord répondre par une note."],
  PAYMENT_TERMS_NOT_MET: [
    'The payment terms of the customer do not allow this yet.',
    'Les conditions de paiement du client ne le permettent pas encore.',
  ],
  PRODUCTION_STARTED: [
    'Production has started: please contact us.',
    'La production a commencé : veuillez nous contacter.',
  ],
  RESTORE_WINDOW_CLOSED: [
    'A cancelled job can be restored for 24 hours only.',
    'Une commande annulée ne peut être rétablie que pendant 24 heures.',
  ],
  UNDO_WINDOW_CLOSED: [
    'This can be undone for 10 minutes only.',
    'Cette action ne peut être annulée que pendant 10 minutes.',
  ],

  NOT_REVERSIBLE: ['This cannot be undone.', 'Cette action ne peut pas être annulée.'],
  NOT_FOR_THIS_SIDE: ['This is for the other side to decide.', "Cette décision revient à l'autre partie."],
  NO_OPEN_SERVICE: ['No service of this job is open.', "Aucun service de cette commande n'est ouvert."],
  NOTHING_PROPOSED: [
    'Please propose a service or a proof first.',
    "Veuillez d'abord proposer un service ou une épreuve.",
  ],
  PREVIOUS_STATUS_UNKNOWN: [
    'The status before the hold is not known.',
    'Le statut précédant la mise en attente est inconnu.',
  ],
  SERVICE_AWAITS_APPROVAL: [
    'This service is already awaiting approval.',
    "Ce service attend déjà l'approbation.",
  ],
  DATE_IN_PAST: ['This day is in the past.', 'Cette date est passée.'],
  ALREADY_INVOICED: ['This job has been invoiced.', 'Cette commande a été facturée.'],

  // Files
  FILE_TOO_LARGE: ['The picture is larger than 10 MB.', "L'image dépasse 10 Mo."],
  TOO_MANY_FILES: ['At most 5 pictures.', 'Cinq images au maximum.'],
  UNSUPPORTED_IMAGE: [
    'Please send a JPEG, PNG or WebP picture.',
    'Veuillez envoyer une image JPEG, PNG ou WebP.',
  ],
  EMPTY_FILE: ['The file is empty.', 'Le fichier est vide.'],
  IMAGE_TOO_COMPLEX: [
    'The picture is too complex to be read. Please save it in a simpler form and try again.',
    "L'image est trop complexe pour être lue. Enregistrez-la sous une forme plus simple, puis réessayez.",
  ],
  IMAGE_TOO_LARGE: ['The picture has too many pixels.', "L'image comporte trop de pixels."],
  BROKEN_IMAGE: ['The picture cannot be read.', "L'image est illisible."],
  IMAGE_HEIC: [
    'HEIC pictures cannot be used. Please send a JPEG.',
    'Les images HEIC ne sont pas acceptées. Veuillez envoyer un JPEG.',
  ],

  // Accounts
  PASSWORD_TOO_SHORT: ['Please choose a longer password.', 'Veuillez choisir un mot de passe plus long.'],
  PASSWORD_TOO_LONG: ['Please choose a shorter password.', 'Veuillez choisir un mot de passe plus court.'],
  PASSWORD_IS_USER_NAME: [
    'The password must not contain the user name.',
    "Le mot de passe ne doit pas contenir le nom d'utilisateur.",
  ],
  PASSWORD_TOO_COMMON: ['This password is too easy to guess.', 'Ce mot de passe est trop facile à deviner.'],
  PASSWORD_UNCHANGED: [
    'Please choose a password that differs from the old one.',
    "Veuillez choisir un mot de passe différent de l'ancien.",
  ],
  MIXED: [
    'Roles of staff and of customers cannot be mixed.',
    'Les rôles du personnel et des clients ne peuvent pas être mélangés.',
  ],
  MUST_CHANGE_PASSWORD: [
    'Please change your password first.',
    "Veuillez d'abord changer votre mot de passe.",
  ],
  ALREADY_ACTING: [
    'Please return to yourself before acting as another user.',
    "Veuillez d'abord revenir à votre compte avant d'agir au nom d'un autre utilisateur.",
  ],
  TARGET_IS_STAFF: [
    'Staff members cannot be acted for.',
    "Il n'est pas possible d'agir au nom d'un membre du personnel.",
  ],
  TARGET_BLOCKED: ['This user is blocked.', 'Cet utilisateur est bloqué.'],
  NOT_WHILE_ACTING: [
    'This is not possible while acting as another user.',
    "Cette action est impossible lorsque vous agissez au nom d'un autre utilisateur.",
  ],
  NOT_ACTING: ['You are not acting as another user.', "Vous n'agissez pas au nom d'un autre utilisateur."],
  WRONG_PASSWORD: ['The old password is not right.', "L'ancien mot de passe est incorrect."],
  ACCOUNT_BLOCKED: ['This account is blocked.', 'Ce compte est bloqué.'],
  SIGN_IN_LINK_INVALID: [
    'This sign-in link has expired or was used.',
    'Ce lien de connexion a expiré ou a déjà servi.',
  ],
};
