import { chakra, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { CheckboxField } from '../../../lib/forms/CheckboxField.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { useWishActs } from '../_lib/useWishActs.ts';
import type { WishLines_list$key } from './__generated__/WishLines_list.graphql.ts';
import { WishBar } from './WishBar.tsx';
import { WishLine } from './WishLine.tsx';

const fragment = graphql`
  fragment WishLines_list on WishList {
    isOwn
    currency
    ...wishListState_list
    items {
      id
      ...WishLine_item
    }
  }
`;

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border.muted', pt: '5', mt: '5' },
  },
});

type WishLinesProps = {
  list: WishLines_list$key;
  /** Key of a list shared by another user. */
  listKey: string | null;
};

/** The pieces of a list. Selected ones can be added to the cart or to a quote request. */
export function WishLines({ list, listKey }: WishLinesProps) {
  const { t } = useTranslation('wishes');
  const { isOwn, currency, items } = useFragment(fragment, list);
  const acts = useWishActs(listKey);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const shown = items.map(({ id }) => id);
  const selected = shown.filter((id) => chosen.includes(id));
  const select = (id: string, isSelected: boolean) =>
    setChosen(isSelected ? [...selected, id] : selected.filter((each) => each !== id));
  return (
    <Stack gap="3">
      <Panel>
        <Stack gap="5">
          <CheckboxField
            name="all"
            label={t('selectAll')}
            checked={selected.length === shown.length}
            onChange={(isSelected) => setChosen(isSelected ? shown : [])}
          />
          <List>
            {items.map((item) => (
              <WishLine
                key={item.id}
                item={item}
                currency={currency}
                isOwn={isOwn}
                isSelected={selected.includes(item.id)}
                onSelect={(isSelected) => select(item.id, isSelected)}
                acts={acts}
              />
            ))}
          </List>
        </Stack>
      </Panel>
      {selected.length > 0 && (
        <WishBar ids={selected} isOwn={isOwn} acts={acts} onClear={() => setChosen([])} />
      )}
    </Stack>
  );
}
