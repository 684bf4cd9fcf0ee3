import { graphql, readInlineData } from 'react-relay/hooks';
import type { keptLine_item$data, keptLine_item$key } from './__generated__/keptLine_item.graphql.ts';

const fragment = graphql`
  fragment keptLine_item on CartItem @inline {
    id
    quantity
    wantedBy
    reference
    endCustomer
    note
    itemType {
      databaseId
      name
    }
    alloy {
      databaseId
      code
    }
    priority {
      databaseId
      code
    }
    size {
      us
    }
    choices {
      attributeId
      attributeCode
      optionId
      text
    }
    parts {
      itemTypeId
      code
      alloyId
      alloyCode
      size {
        us
      }
      choices {
        attributeId
        attributeCode
        optionId
        text
      }
      follows
    }
    ownMetal
    drawing {
      databaseId
    }
  }
`;

/** The configuration of a cart line, to change it or add it again. */
export type KeptLine = Omit<keptLine_item$data, ' $fragmentType'>;

/** Reads the configuration of a line. */
export function keptLine(item: keptLine_item$key): KeptLine {
  return readInlineData(fragment, item);
}
