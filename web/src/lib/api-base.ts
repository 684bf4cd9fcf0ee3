/** Where the REST calls answer, such as `/api`: the server writes its setting into the page that starts the app. */
export function apiBase(): string {
  return document.querySelector('meta[name="api-base"]')?.getAttribute('content') || '/api';
}
