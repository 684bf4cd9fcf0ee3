import { graphql } from '../gql/gql.ts';

/** A user's settings and saved views of a list. */
export const RestGridSettingFields = graphql(`
  fragment RestGridSettingFields on GridSetting {
    code
    value
    views {
      databaseId
      name
      isShared
      query
    }
  }
`);

/** GET /GridSetting/:code. */
export const RestGridSetting = graphql(`
  query RestGridSetting($code: GridCode!) {
    gridSetting(code: $code) {
      ...RestGridSettingFields
    }
  }
`);

/** POST /GridSetting, with the code in the path or in the body. */
export const RestSaveGridSetting = graphql(`
  mutation RestSaveGridSetting($input: SaveGridSettingValueInput!) {
    result: saveGridSettingValue(input: $input) {
      __typename
      ... on SaveGridSettingValueSuccess {
        gridSetting {
          ...RestGridSettingFields
        }
      }
      ...RestError
    }
  }
`);
