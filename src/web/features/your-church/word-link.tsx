import type { MouseEvent } from 'react';
import { useState } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { useChurchNames } from './church-names.tsx';
import { saveAs } from './church-on-device.ts';

interface WordLinkProps {
  href: string;
  /** Name of the saved file. */
  download: string;
  variant?: 'quiet';
  children: string;
}

/** A paper for Word. The server's file has brackets; the church's name is filled in here, on the device. */
export function WordLink({ href, download, variant, children }: WordLinkProps) {
  const names = useChurchNames();
  const [message, setMessage] = useState('');
  const fill = async (event: MouseEvent) => {
    if (Object.keys(names).length === 0) return;
    event.preventDefault();
    try {
      const [{ fillWord }, response] = await Promise.all([import('./fill-word.ts'), fetch(href)]);
      if (!response.ok) throw new Error(`Status ${response.status}`);
      saveAs(download, fillWord(new Uint8Array(await response.arrayBuffer()), names));
      setMessage('');
    } catch {
      setMessage('We couldn’t load the file. Check your connection and press it again.');
    }
  };
  return (
    <>
      <ButtonLink icon="download" variant={variant} href={href} download={download} onClick={fill}>
        {children}
      </ButtonLink>
      <span role="status">{message}</span>
    </>
  );
}
