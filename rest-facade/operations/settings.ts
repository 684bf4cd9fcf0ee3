import { graphql } from '../gql/gql.ts';

/** GET /EntityStatus/*, and the status names that job filters take. */
export const RestStatuses = graphql(`
  query RestStatuses($entityType: StatusEntityType!) {
    statuses(entityType: $entityType) {
      databaseId
      code
      name
      tab
      rank
      colour
      isTerminal
    }
  }
`);

/** GET /usersetting/:key. */
export const RestUserSetting = graphql(`
  query RestUserSetting($key: String!) {
    userSetting(key: $key)
  }
`);

/** POST /usersetting/:key. */
export const RestSaveUserSetting = graphql(`
  mutation RestSaveUserSetting($input: SaveUserSettingInput!) {
    result: saveUserSetting(input: $input) {
      __typename
      ... on SaveUserSettingSuccess {
        key
        value
      }
      ...RestError
    }
  }
`);

/** GET /CPCompanyDetails. */
export const RestCompanyDetails = graphql(`
  query RestCompanyDetails {
    companyDetails {
      name
      legalName
      email
      phone
      line1
      line2
      city
      zip
      state
      country
      currency
      website
      timeZone
    }
  }
`);

/** GET /FormatSettings. */
export const RestFormatSettings = graphql(`
  query RestFormatSettings {
    formatSettings {
      name
      value
    }
  }
`);
