import { graphql } from '../../gql/gql.ts';

/** POST /JobOrders/:id/cancel. */
export const RestCancelJob = graphql(`
  mutation RestCancelJob($input: CancelJobOrderInput!) {
    result: cancelJobOrder(input: $input) {
      __typename
      ... on CancelJobOrderSuccess {
        jobOrder {
          ...RestJobSummary
        }
      }
      ...RestError
    }
  }
`);

/** POST /JobOrders/:id/approve. */
export const RestApproveJob = graphql(`
  mutation RestApproveJob($input: ApproveJobOrderInput!) {
    result: approveJobOrder(input: $input) {
      __typename
      ... on ApproveJobOrderSuccess {
        jobOrder {
          ...RestJobSummary
        }
      }
      ...RestError
    }
  }
`);

/** POST /JobOrders/:id/decline. */
export const RestDeclineJob = graphql(`
  mutation RestDeclineJob($input: DeclineJobOrderInput!) {
    result: declineJobOrder(input: $input) {
      __typename
      ... on DeclineJobOrderSuccess {
        jobOrder {
          ...RestJobSummary
        }
      }
      ...RestError
    }
  }
`);

/** POST /JobOrders/re-order/:id. */
export const RestReorderJob = graphql(`
  mutation RestReorderJob($input: ReorderJobOrderInput!) {
    result: reorderJobOrder(input: $input) {
      __typename
      ... on ReorderJobOrderSuccess {
        jobOrder {
          ...RestJobSummary
        }
        salesOrder {
          databaseId
          number
        }
        orderGroup {
          databaseId
          code
        }
      }
      ...RestError
    }
  }
`);

/** POST /JobOrders/update-status. */
export const RestUpdateJobStatuses = graphql(`
  mutation RestUpdateJobStatuses($input: UpdateJobOrderStatusesInput!) {
    result: updateJobOrderStatuses(input: $input) {
      __typename
      ... on UpdateJobOrderStatusesSuccess {
        results {
          jobOrderId
          ok
          action
          code
          message
          jobOrder {
            databaseId
            number
            status {
              databaseId
              code
              name
            }
          }
          to {
            databaseId
            code
            name
          }
        }
      }
      ...RestError
    }
  }
`);

/** A picture for a note. */
export const RestUploadFile = graphql(`
  mutation RestUploadFile($input: UploadFileInput!) {
    result: uploadFile(input: $input) {
      __typename
      ... on UploadFileSuccess {
        file {
          databaseId
          url
          name
        }
      }
      ...RestError
    }
  }
`);

/** The note calls. */
export const RestAddNote = graphql(`
  mutation RestAddNote($input: AddNoteInput!) {
    result: addNote(input: $input) {
      __typename
      ... on AddNoteSuccess {
        note {
          ...RestNote
        }
        subject {
          databaseId
          noteCount
        }
      }
      ...RestError
    }
  }
`);
