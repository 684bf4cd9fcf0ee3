import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { CheckboxField } from '../../../lib/forms/CheckboxField.tsx';
import { DetailPanel } from '../../../ui/layout/DetailPanel.tsx';
import { categoryPaths } from '../_lib/category-paths.ts';
import type { CategoryTicks_query$key } from './__generated__/CategoryTicks_query.graphql.ts';

const fragment = graphql`
  fragment CategoryTicks_query on Query {
    allProductCategories {
      databaseId
      code
      name
      isShown
      parent {
        databaseId
      }
    }
  }
`;

type CategoryTicksProps = {
  query: CategoryTicks_query$key;
  /** Codes of the categories that the item type is in. */
  currentCodes: readonly string[];
  isPartOnly: boolean;
  /** Active and visible: it may be added to further categories. */
  isOffered: boolean;
};

/** The categories of an item type. Those it may not be added to are disabled. */
export function CategoryTicks({ query, currentCodes, isPartOnly, isOffered }: CategoryTicksProps) {
  const { t } = useTranslation('item-types');
  const { allProductCategories } = useFragment(fragment, query);
  const hint = isPartOnly ? t('form.noCategories') : !isOffered && t('form.keptCategories');
  return (
    <DetailPanel title={t('form.categories')}>
      <Stack gap="4">
        {hint && (
          <Text color="fg.muted" textStyle="sm">
            {hint}
          </Text>
        )}
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="2">
          {categoryPaths(allProductCategories).map(({ code, path, isShown }) => (
            <CheckboxField
              key={code}
              name={`categories.${code}`}
              label={isShown ? path : t('form.hiddenCategory', { name: path })}
              disabled={isPartOnly || !(isOffered || currentCodes.includes(code))}
            />
          ))}
        </SimpleGrid>
      </Stack>
    </DetailPanel>
  );
}
