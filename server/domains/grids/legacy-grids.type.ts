import { gridCode } from '../../lists/grid-code.ts';

// Documented codes (ordering spec section 9) of lists that only legacy clients show.
gridCode('CONTENTS', 'Contents.');
gridCode('COMPONENTS', 'Components of contents.');
gridCode('PRODUCT_CATALOG', 'Categories of the catalogue.');
gridCode('CATALOG', 'The catalogue.');
gridCode('PRODUCTS', 'Products.');
gridCode('SEO_CATALOGS', 'Search engine texts of categories.');
gridCode('SEO_PRODUCTS', 'Search engine texts of products.');
