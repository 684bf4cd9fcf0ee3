/** Base path of the REST calls, such as `/api`. The server writes its setting into the start page. */
export function apiBase(): string {
  return document.querySelector('meta[name="api-base"]')?.getAttribute('content') || '/api';
}
