import { graphql } from 'react-relay/hooks';

/** Writes a note on a job, and asks back what that changes: a customer's answer lets the job go on. */
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
