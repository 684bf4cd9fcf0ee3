import {
  badgeRecipe,
  fieldSlotRecipe,
  headingRecipe,
  inputRecipe,
  linkRecipe,
  skeletonRecipe,
  spinnerRecipe,
  textareaRecipe,
} from '@chakra-ui/react/theme';
import { buttonRecipe } from './button-recipe.ts';
import { comboboxRecipe } from './combobox-recipe.ts';
import { alertRecipe, toastRecipe } from './message-recipes.ts';
import { nativeSelectRecipe } from './native-select-recipe.ts';
import { dialogRecipe, drawerRecipe, menuRecipe, tooltipRecipe } from './overlay-recipes.ts';

/** Recipes of single-part Chakra components in use. `recipe-overrides.ts` has the differences from Chakra's. */
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  heading: headingRecipe,
  input: inputRecipe,
  link: linkRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
};

/** Recipes of multi-part Chakra components in use. */
export const slotRecipes = {
  alert: alertRecipe,
  combobox: comboboxRecipe,
  dialog: dialogRecipe,
  drawer: drawerRecipe,
  field: fieldSlotRecipe,
  menu: menuRecipe,
  nativeSelect: nativeSelectRecipe,
  toast: toastRecipe,
  tooltip: tooltipRecipe,
};
