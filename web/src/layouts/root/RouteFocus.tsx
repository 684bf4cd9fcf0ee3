import { VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Id of the main part of every layout: target of the skip link, focus of a new page. */
export const MAIN_ID = 'main';

/** After a change of page the focus goes to its beginning and screen readers announce its title. */
export function RouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname]);

  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>;
}
