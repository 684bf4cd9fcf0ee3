/** A module of the product: a range of a hundred permission numbers that the owner can turn off. */
export interface PermissionModule {
  /** 10 to 35; permission numbers are this × 100 + action. */
  id: number;
  /** `CP_JOB_ORDERS`. */
  code: string;
  nameEn: string;
  nameFr: string;
}

/** All modules (product rules, permission catalogue). */
export const PERMISSION_MODULES: readonly PermissionModule[] = [
  row(10, 'CP_DASHBOARD', 'Dashboard', 'Tableau de bord'),
  row(11, 'CP_CART', 'Shopping cart', 'Panier'),
  row(12, 'CP_WISHLIST', 'Wish list', 'Liste de souhaits'),
  row(13, 'CP_CATALOG', 'Catalogue', 'Catalogue'),
  row(14, 'CP_CUSTOM_ORDERS', 'Custom orders', 'Commandes sur mesure'),
  row(15, 'CP_ESTIMATE', 'Estimates', 'Estimations'),
  row(16, 'CP_QUOTES', 'Quotes', 'Devis'),
  row(17, 'CP_JOB_ORDERS', 'Job orders', 'Ordres de fabrication'),
  row(18, 'CP_SALES_ORDERS', 'Sales orders', 'Commandes'),
  row(19, 'CP_INVOICES', 'Invoices', 'Factures'),
  row(20, 'CP_PAYMENTS', 'Payments', 'Paiements'),
  row(21, 'CP_CREDIT_CARDS', 'Credit cards', 'Cartes de crédit'),
  row(22, 'CP_CUSTOMER_CREDITS', 'Customer credits', 'Avoirs'),
  row(23, 'CP_CONSIGNMENTS', 'Consignments', 'Consignations'),
  row(24, 'CP_PROFILE', 'Profile', 'Profil'),
  row(25, 'CP_MEDIA', 'Media library', 'Médiathèque'),
  row(26, 'CP_CMS', 'Content', 'Contenus'),
  row(27, 'CP_CONFIGURATION', 'Configuration', 'Configuration'),
  row(28, 'CP_PRODUCT_CATEGORIES', 'Product categories', 'Catégories de produits'),
  row(29, 'CP_SEO', 'SEO', 'Référencement'),
  row(30, 'CP_DECEDENTS', 'Decedents', 'Défunts'),
  row(31, 'CP_IMPERSONATE', 'Acting for others', 'Agir pour autrui'),
  row(32, 'CP_USERS', 'Users', 'Utilisateurs'),
  row(33, 'CP_CUSTOMERS', 'Customers', 'Clients'),
  row(34, 'CP_AUDIT', 'Audit', 'Audit'),
  row(35, 'CP_INTEGRATIONS', 'Integrations', 'Intégrations'),
];

function row(id: number, code: string, nameEn: string, nameFr: string): PermissionModule {
  return { id, code, nameEn, nameFr };
}
