import { Input, InputGroup } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { LuSearch } from 'react-icons/lu';

type SearchFieldProps = {
  /** Accessible name and placeholder. */
  label: string;
  /** The current search, from the URL. */
  value: string;
  /** Called after a pause in typing, and at once on Enter. */
  onSearch: (text: string) => void;
  size?: 'sm' | 'md';
};

const PAUSE_MS = 300;

/** The search field of a page. `/` focuses it, Escape clears it. */
export function SearchField({ label, value, onSearch, size = 'sm' }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const input = field.current;
    // The URL changed without typing (a removed filter, the back button).
    if (input && input !== document.activeElement) input.value = value;
  }, [value]);

  useEffect(() => {
    const focusOnSlash = (event: globalThis.KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select');
      if (event.key !== '/' || isTyping) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focusOnSlash);
    return () => {
      document.removeEventListener('keydown', focusOnSlash);
      clearTimeout(timer.current);
    };
  }, []);

  function search(text: string, delay: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim()), delay);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') search(event.currentTarget.value, 0);
    if (event.key === 'Escape') {
      event.currentTarget.value = '';
      search('', 0);
    }
  }

  return (
    <InputGroup startElement={<LuSearch aria-hidden />}>
      <Input
        ref={field}
        type="search"
        size={size}
        aria-label={label}
        placeholder={label}
        defaultValue={value}
        onChange={(event) => search(event.currentTarget.value, PAUSE_MS)}
        onKeyDown={handleKeyDown}
      />
    </InputGroup>
  );
}
