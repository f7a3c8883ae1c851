import { useEffect, useState } from 'react';

const key = 'terms-last-looked';

/**
 * The day on which this device last showed the changes of terms, such as 2026-11-22; nothing at a first visit. It is kept on
 * the device alone, and today takes its place once the page is left.
 */
export function useLastLooked(): string | undefined {
  const [last, setLast] = useState<string>();
  useEffect(() => {
    setLast(stored());
    const looked = () => store(new Date().toISOString().slice(0, 10));
    addEventListener('pagehide', looked);
    return () => {
      removeEventListener('pagehide', looked);
      looked();
    };
  }, []);
  return last;
}

// A browser may refuse to keep anything: then every visit is the first.
function stored(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function store(day: string): void {
  try {
    localStorage.setItem(key, day);
  } catch {}
}
