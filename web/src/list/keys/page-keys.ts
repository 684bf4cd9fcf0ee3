/**
 * Whether a key is meant for the page: nobody types, no dialog or menu is open, nobody took it before, and it means
 * nothing to the browser.
 */
export function isForPage({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return false;
  if (target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')) return false;
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') === null;
}
