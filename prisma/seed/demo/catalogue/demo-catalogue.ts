import { demoAlloys, demoMarketBase } from './alloys.ts';
import { demoAttributes } from './attributes.ts';
import { bracelets } from './bracelets.ts';
import { demoCategories } from './categories.ts';
import { chains } from './chains.ts';
import { earrings } from './earrings.ts';
import { findingsAndServices } from './findings-and-services.ts';
import { gemstoneRings } from './gemstone-rings.ts';
import { demoItemGroups } from './item-groups.ts';
import { memorial } from './memorial.ts';
import { menAndBrooches } from './men.ts';
import { metalPendants } from './metal-pendants.ts';
import { plainBands } from './plain-bands.ts';
import { demoRates } from './rates.ts';
import { setBands } from './set-bands.ts';
import { sideStoneRings } from './side-stone-rings.ts';
import { solitaires } from './solitaires.ts';
import { stonePendants } from './stone-pendants.ts';
import { weddingSets } from './wedding-sets.ts';

/** The whole demo catalogue, as input of the create functions of the catalogue and of pricing. */
export const demoCatalogue = {
  itemGroups: demoItemGroups,
  alloys: demoAlloys,
  marketBase: demoMarketBase,
  rates: demoRates,
  attributes: demoAttributes,
  categories: demoCategories,
  itemTypes: [
    ...solitaires,
    ...sideStoneRings,
    ...gemstoneRings,
    ...plainBands,
    ...setBands,
    ...weddingSets,
    ...stonePendants,
    ...metalPendants,
    ...earrings,
    ...bracelets,
    ...chains,
    ...memorial,
    ...menAndBrooches,
    ...findingsAndServices,
  ],
};
