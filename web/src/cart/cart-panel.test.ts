import { afterEach, expect, test } from '@jest/globals';
import { closeCartPanel, isCartPanelOpen, openCartPanel, setCheckoutShown } from './cart-panel.ts';

afterEach(() => {
  setCheckoutShown(false);
  closeCartPanel();
});

test('the panel opens and closes', () => {
  openCartPanel();
  expect(isCartPanelOpen()).toBe(true);
  closeCartPanel();
  expect(isCartPanelOpen()).toBe(false);
});

test('closes when the checkout is scrolled into view, and stays closed next to it', () => {
  openCartPanel();
  setCheckoutShown(true);
  expect(isCartPanelOpen()).toBe(false);
  openCartPanel();
  expect(isCartPanelOpen()).toBe(false);

  setCheckoutShown(false);
  openCartPanel();
  expect(isCartPanelOpen()).toBe(true);
});
