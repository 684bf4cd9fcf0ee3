import { chakra } from '@chakra-ui/react';
import { type MouseEvent, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { FormContext, fieldId, isPathOf } from './form-context.ts';
import { useErrorText } from './useErrorText.ts';

const Box = chakra('div', {
  base: {
    bg: 'bg.error',
    color: 'fg',
    borderStartWidth: '3px',
    borderColor: 'border.error',
    borderRadius: 'l2',
    px: '4',
    py: '3',
    textStyle: 'sm',
    outline: 'none',
    '& ul': { ps: '4', listStyle: 'disc' },
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

/** The errors of a form as text with a link to each field. Receives the focus after a failed attempt. */
export function FormSummary() {
  const { t } = useTranslation();
  const { failure, formId, routeNamespace, labels } = useContext(FormContext);
  const { ofCode, ofFailure } = useErrorText(routeNamespace);
  if (!failure) return null;
  return (
    <Box role="alert" tabIndex={-1} data-form-summary>
      {failure.issues.length === 0 ? (
        ofFailure(failure, null)
      ) : (
        <>
          <p>{t('form.problems', { count: failure.issues.length })}</p>
          <ul>
            {failure.issues.map(({ path, code }) => {
              const [name, label] = [...(labels ?? [])].find(([field]) => isPathOf(field, path)) ?? [path];
              return (
                <li key={`${path} ${code}`}>
                  <a href={`#${fieldId(formId, name)}`} onClick={goToField}>
                    {label === undefined ? ofCode(code) : t('form.problem', { label, problem: ofCode(code) })}
                  </a>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Box>
  );
}

/** Focuses the field without changing the URL, which may contain filters. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
