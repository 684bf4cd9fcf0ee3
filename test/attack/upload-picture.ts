import type { Answer, AttackedProduct } from './attacked-product.ts';

const UPLOAD = `mutation ($input: UploadFileInput!) { result: uploadFile(input: $input) {
  __typename ... on UploadFileSuccess { file { width height } }
  ... on MutationError { code } ... on InvalidInputError { issues { path code } } } }`;

/** Sends a file by the multipart request protocol. */
export function upload(
  { send }: AttackedProduct,
  headers: Record<string, string>,
  bytes: Uint8Array,
  name = 'ring.jpg',
): Promise<Answer> {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: UPLOAD, variables: { input: { file: null } } }));
  form.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.append('0', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
  return send('/graphql', { method: 'POST', headers, body: form });
}

/** The result of an upload: the success type, the code of the issue, or the refusal code. */
export function outcomeOf(answer: Answer): string {
  const { data, errors } = Object(answer.json());
  const { issues, code, __typename } = Object(data?.result);
  return issues?.[0].code ?? code ?? __typename ?? errors?.[0].extensions.code;
}
