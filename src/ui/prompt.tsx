import type { ReactNode } from 'react';
import type { PromptPart } from '#domain/prompts/prompt-text.ts';

interface PromptProps {
  title: string;
  heading?: 'h2' | 'h3' | 'h4' | 'h5';
  /** Id of the text. */
  textId: string;
  parts: readonly PromptPart[];
  copy: ReactNode;
  foot: ReactNode;
}

/** Text to copy into a tool, as one block that can be selected whole. */
export function Prompt({ title, heading: Heading = 'h4', textId, parts, copy, foot }: PromptProps) {
  return (
    <section className="prompt box">
      <header className="cluster">
        <Heading>{title}</Heading>
        {copy}
      </header>
      <div className="prompt-text" id={textId}>
        {parts.map(({ text, blank, isFilled }, place) =>
          blank ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a prompt never change their order.
            <mark key={place} className="blank" data-empty={isFilled ? undefined : ''}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </div>
      <footer>{foot}</footer>
    </section>
  );
}
