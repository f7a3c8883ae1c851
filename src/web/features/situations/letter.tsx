import { useId } from 'react';
import { promptParts } from '#domain/prompts/prompt-text.ts';
import type { Situation } from '#domain/situations/situation-schema.ts';
import { mailLink } from '#domain/text/mail-link.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Prompt } from '#ui/prompt.tsx';

/** Letter to copy, or to open in the visitor's email; its blanks are in square brackets. */
export function Letter({ to, subject, text }: Situation['letters'][number]) {
  const textId = useId();
  const mail = mailLink(subject, text);
  return (
    <Prompt
      title={`To: ${to}`}
      heading="h3"
      textId={textId}
      parts={promptParts(text)}
      copy={
        <CopyButton text={text.trim()} shownIn={textId}>
          Copy the letter
        </CopyButton>
      }
      foot={<a href={mail}>Open in your email</a>}
    />
  );
}
