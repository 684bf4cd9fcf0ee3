import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { type Outcome, useResultMutation } from '../lib/forms/useResultMutation.ts';
import type { useUploadFileMutation } from './__generated__/useUploadFileMutation.graphql.ts';

const mutation = graphql`
  mutation useUploadFileMutation($input: UploadFileInput!) {
    result: uploadFile(input: $input) {
      __typename
      ... on UploadFileSuccess {
        file {
          id
          databaseId
          url
          thumbnailUrl
          name
          width
          height
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Result of an upload: the stored file, or the refusal. */
type UploadOutcome = Outcome<useUploadFileMutation>;

/** Uploads one picture: `const [upload, isUploading] = useUploadFile()`. */
export function useUploadFile(): [(file: File) => Promise<UploadOutcome>, boolean] {
  const [commit, isUploading] = useResultMutation<useUploadFileMutation>(mutation);
  const upload = useCallback(
    // The file is sent next to the variables, where the request refers to it.
    (file: File) =>
      commit(
        { input: { file: '', idempotencyKey: crypto.randomUUID() } },
        { uploadables: { 'input.file': file } },
      ),
    [commit],
  );
  return [upload, isUploading];
}
