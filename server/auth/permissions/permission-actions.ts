/** The meaning of an action digit: the verb of its key, and its name in both languages. */
interface PermissionAction {
  verb: string;
  nameEn: string;
  nameFr: string;
}

/** The general actions, by digit. */
export const GENERAL_ACTIONS: Readonly<Record<number, PermissionAction>> = {
  1: action('VIEWP', 'See', 'Voir'),
  2: action('ADDP', 'Add', 'Ajouter'),
  3: action('EDITP', 'Edit', 'Modifier'),
  4: action('DELETEP', 'Delete', 'Supprimer'),
  5: action('APPROVEP', 'Approve', 'Approuver'),
  6: action('PRINTP', 'Print', 'Imprimer'),
  7: action('EXPORTP', 'Export', 'Exporter'),
  8: action('BULKP', 'Change in bulk', 'Modifier en masse'),
  9: action('ADMINP', 'Configure and override', 'Configurer et outrepasser'),
};

/** Actions with a meaning specific to the module (product rules, permission catalogue). */
export const SPECIAL_ACTIONS: Readonly<Record<number, PermissionAction>> = {
  1003: action('EDITLAYOUT', 'Arrange own dashboard', 'Organiser son tableau de bord'),
  1009: action('ROLELAYOUTS', 'Arrange dashboards of roles', 'Organiser les tableaux de bord des rôles'),
  1105: action('SUBMITORDER', 'Submit orders', 'Passer commande'),
  1303: action('SEECOST', 'See the cost breakdown', 'Voir le détail des coûts'),
  1402: action('CREATE', 'Create custom orders', 'Créer des commandes sur mesure'),
  1503: action('OVERRIDEPRICE', 'Override prices', 'Outrepasser les prix'),
  1603: action('REVISE', 'Revise quotes', 'Réviser les devis'),
  1605: action('ACCEPT', 'Accept and approve quotes', 'Accepter et approuver les devis'),
  1609: action('SENDBELOWFLOOR', 'Send below the margin floor', 'Envoyer sous la marge minimale'),
  1703: action('STAGE', 'Move through stages, proofs, shipping', 'Étapes, épreuves et expédition'),
  1705: action('APPROVE', 'Approve or decline', 'Approuver ou refuser'),
  1708: action('BULKSTATUS', 'Change statuses in bulk', 'Changer les statuts en masse'),
  1802: action('GENERATEPAIDINVOICE', 'Generate paid invoices', 'Générer des factures acquittées'),
  1805: action('CONFIRM', 'Confirm sales orders', 'Confirmer les commandes'),
  1904: action('VOID', 'Void invoices', 'Annuler des factures'),
  2002: action('PAY', 'Pay', 'Payer'),
  2004: action('REFUND', 'Refund payments', 'Rembourser des paiements'),
  2202: action('ISSUE', 'Issue credits', 'Émettre des avoirs'),
  2204: action('REFUND', 'Refund credits', 'Rembourser des avoirs'),
  2302: action('REPORTSOLD', 'Report pieces sold', 'Déclarer des pièces vendues'),
  2303: action('REQUESTRETURN', 'Request returns', 'Demander un retour'),
  2402: action('EDITADDRESSES', 'Edit the address book', 'Modifier le carnet d’adresses'),
  2403: action('EDITOWN', 'Edit own profile', 'Modifier son profil'),
  2409: action('DEFAULTADDRESSES', 'Edit default addresses', 'Modifier les adresses par défaut'),
  2509: action('LIMITATIONS', 'Limit who sees files', 'Limiter l’accès aux fichiers'),
  2605: action('PUBLISH', 'Publish content', 'Publier des contenus'),
  2703: action('SETTINGS', 'Change settings', 'Modifier les paramètres'),
  2709: action('ROLES', 'Manage roles', 'Gérer les rôles'),
  3004: action('PURGE', 'Purge decedents', 'Purger des défunts'),
  3006: action('DOWNLOADPRINT', 'Download fingerprints', 'Télécharger des empreintes'),
  3101: action('SWITCHUSER', 'Act as a portal user', 'Agir en tant qu’utilisateur du portail'),
  3102: action('ANYCUSTOMER', 'Switch to any customer', 'Passer à tout client'),
  3205: action('INVITE', 'Invite users', 'Inviter des utilisateurs'),
  3303: action('CREDITLIMIT', 'Change credit limits', 'Modifier les limites de crédit'),
  3309: action('DISCOUNTS', 'Change discounts', 'Modifier les remises'),
  3502: action('KEYS', 'Manage API keys', 'Gérer les clés d’API'),
  3503: action('WEBHOOKS', 'Manage webhooks', 'Gérer les webhooks'),
};

/** Modules with only some actions; every other module has all nine. */
export const ONLY_ACTIONS: Readonly<Record<number, readonly number[]>> = {
  31: [1, 2],
  34: [1],
  35: [1, 2, 3],
};

function action(verb: string, nameEn: string, nameFr: string): PermissionAction {
  return { verb, nameEn, nameFr };
}
