import { graphql } from 'react-relay/hooks';

/** Writes a note on a job and refetches what it affects: a customer’s answer resumes the job. */
export const addJobNote = graphql`
  mutation addJobNoteMutation($input: AddNoteInput!) {
    result: addNote(input: $input) {
      __typename
      ... on AddNoteSuccess {
        subject {
          __typename
          ...NoteThread_subject
          ... on JobOrder @alias(as: "job") {
            ...jobAfterAction_job
          }
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;
