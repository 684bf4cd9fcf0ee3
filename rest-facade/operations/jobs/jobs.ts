import { graphql } from '../../gql/gql.ts';

/** GET /JobOrders/job-orders. */
export const RestListJobs = graphql(`
  query RestListJobs($tab: OrderTab, $filter: JobOrderFilter, $orderBy: JobOrderOrder, $skip: Int, $first: Int) {
    jobOrders(tab: $tab, filter: $filter, orderBy: $orderBy, skip: $skip, first: $first) {
      totalCount(exact: true) {
        count
      }
      edges {
        node {
          ...RestJobSummary
        }
      }
    }
  }
`);

/** GET /JobOrders/job-services: the services with the number of jobs that wait for each. */
export const RestJobServices = graphql(`
  query RestJobServices {
    jobServices {
      serviceType {
        databaseId
        code
        name
      }
      count
    }
  }
`);

/** GET /JobOrders/job-services: a page of the jobs that wait for a service, earliest promised day first. */
export const RestJobsOfService = graphql(`
  query RestJobsOfService($filter: JobOrderFilter, $first: Int, $skip: Int) {
    jobOrders(filter: $filter, orderBy: { field: PROMISED_ON, direction: ASC }, first: $first, skip: $skip) {
      edges {
        node {
          databaseId
          number
          title
          imageUrl
          promisedOn
          customer {
            databaseId
            name
          }
          status {
            databaseId
            code
            name
          }
        }
      }
    }
  }
`);

/** The subject of a note, by the type in the request. */
export const RestNoteSubject = graphql(`
  query RestNoteSubject($type: String!, $id: Int!) {
    viewer {
      isStaff
      mustChangePassword
      writesNotes(on: $type)
    }
    noteSubjectId(entityTypeCode: $type, databaseId: $id)
  }
`);

/** GET /JobOrders/:id/notes: for staff only. */
export const RestInternalNotes = graphql(`
  query RestInternalNotes($id: Int!) {
    viewer {
      isStaff
      mustChangePassword
    }
    jobOrder(databaseId: $id) {
      notes(visibility: INTERNAL) {
        ...RestNote
      }
    }
  }
`);

/** GET /JobOrders/:id/customernotes. */
export const RestCustomerNotes = graphql(`
  query RestCustomerNotes($id: Int!) {
    jobOrder(databaseId: $id) {
      notes(visibility: CUSTOMER) {
        ...RestNote
      }
    }
  }
`);

/** GET /JobOrders/:id/items and JobItem/job-items-by-job-id/:id. */
export const RestJobItems = graphql(`
  query RestJobItems($id: Int!) {
    jobOrder(databaseId: $id) {
      items {
        ...RestJobItem
      }
    }
  }
`);

/** GET /JobOrders/:id/allItems. */
export const RestAllJobItems = graphql(`
  query RestAllJobItems($id: Int!) {
    jobOrder(databaseId: $id) {
      items {
        ...RestJobItem
        children {
          ...RestJobItem
        }
      }
    }
  }
`);

/** GET /JobOrders/:id/images. */
export const RestJobImages = graphql(`
  query RestJobImages($id: Int!) {
    jobOrder(databaseId: $id) {
      images {
        databaseId
        url
        thumbnailUrl
        caption
        isBig
      }
    }
  }
`);

/** Whether the caller sees a job, checked before an upload for it. */
export const RestJobExists = graphql(`
  query RestJobExists($id: Int!) {
    viewer {
      isStaff
      mustChangePassword
    }
    jobOrder(databaseId: $id) {
      id
    }
  }
`);
