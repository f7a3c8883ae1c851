import { useId } from 'react';
import { addresses } from '#domain/addresses.ts';
import type { Prompt as AuthoredPrompt } from '#domain/catalogue/workflow-schema.ts';
import { promptCopy, promptParts } from '#domain/prompts/prompt-text.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Prompt } from '#ui/prompt.tsx';

interface StepPromptProps {
  prompt: AuthoredPrompt;
  /** Heading one level below that of the steps. */
  heading: 'h3' | 'h4';
}

/** A prompt within a step of its workflow; its blanks are filled in on its own page. */
export function StepPrompt({ prompt: { slug, title, text, blanks }, heading }: StepPromptProps) {
  const textId = useId();
  const parts = promptParts(text);
  return (
    <Prompt
      title={`Prompt: ${title}`}
      heading={heading}
      textId={textId}
      parts={parts}
      copy={<CopyButton text={promptCopy(parts)} shownIn={textId} variant="quiet" />}
      foot={
        <a
          href={addresses.prompt(slug)}
          aria-label={`${blanks.length > 0 ? 'Fill in the blanks' : 'Read the prompt'} on its own page: ${title}`}
        >
          {blanks.length > 0 ? 'Fill in the blanks on its own page' : 'Read it on its own page'}
        </a>
      }
    />
  );
}
