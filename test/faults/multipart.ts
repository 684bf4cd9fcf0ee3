/** A GraphQL request of an operation whose input may have one file, which makes it multipart. */
export function multipartOf(
  query: string,
  variables: { input: Record<string, unknown> },
  headers: Record<string, string>,
): RequestInit {
  const { input } = variables;
  if (!(input.file instanceof File)) {
    return {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    };
  }
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { input: { ...input, file: null } } }));
  form.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.append('0', input.file, input.file.name);
  return { method: 'POST', headers, body: form };
}
