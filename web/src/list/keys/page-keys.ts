/**
 * Whether a key is a shortcut of the page: the user is not typing, no dialog or menu is open, no other handler used it,
 * and the browser has no use for it.
 */
export function isForPage({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return false;
  if (target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')) return false;
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') === null;
}
