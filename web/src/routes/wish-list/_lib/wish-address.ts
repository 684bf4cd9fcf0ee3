import { graphql, readInlineData } from 'react-relay/hooks';
import { configuredAddress } from '../../../cart/line-address.ts';
import type { wishAddress_item$key } from './__generated__/wishAddress_item.graphql.ts';

const fragment = graphql`
  fragment wishAddress_item on WishListItem @inline {
    quantity
    wantedBy
    itemType {
      databaseId
    }
    alloy {
      code
    }
    priority {
      code
    }
    size {
      us
    }
    choices {
      attributeCode
      optionId
      text
    }
    parts {
      code
      alloyCode
      size {
        us
      }
      choices {
        attributeCode
        optionId
        text
      }
      follows
    }
    ownMetal
  }
`;

/** URL of the configurator with the configuration of a wish list piece. */
export function wishAddress(item: wishAddress_item$key): string {
  return configuredAddress(readInlineData(fragment, item), null);
}
