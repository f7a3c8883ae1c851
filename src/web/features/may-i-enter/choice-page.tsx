import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { addresses } from '#domain/addresses.ts';
import { anyTool, nameOfAnyTool } from '#domain/may-enter/may-enter-search.ts';
import type { MayEnterView } from '#domain/may-enter/may-enter-views.ts';
import { kinds } from '#domain/trust/kinds.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import '#ui/styles/may-i-enter.css';
import { isPlainClick } from '#web/navigation/follow-links.ts';
import { OnPaper } from './on-paper.tsx';
import { ToolField } from './tool-field.tsx';

interface ChoicePageProps {
  view: MayEnterView;
  /** True if the question is for any tool. */
  isAny: boolean;
  /** True if the question came without a valid kind. */
  isIncomplete: boolean;
}

/** Form with two steps and one button: the kind of information, and the tool. */
export function ChoicePage({ view, isAny, isIncomplete }: ChoicePageProps) {
  const { what, tool, unknownTool, toolCount, often } = view;
  const [toolName, setToolName] = useState(tool?.name ?? unknownTool?.typed ?? (isAny ? nameOfAnyTool : ''));
  const [isSentWithout, setSentWithout] = useState(false);
  const [live, setLive] = useState(false);
  const firstKind = useRef<HTMLInputElement>(null);
  const isWrong = isIncomplete || isSentWithout;

  // Hydration replaces the browser's own validation, which works without the script.
  useEffect(() => setLive(true), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (new FormData(event.currentTarget).has('what')) return;
    event.preventDefault();
    setSentWithout(true);
    firstKind.current?.focus();
  };

  return (
    <div className="wrap page-end">
      <header className="page-head">
        <h1>Can I paste this?</h1>
        <p className="lead">
          Pick what you have and where you’d paste it. We’ll say never, only if, or fine, why, and what to do instead.
        </p>
      </header>
      <form action={addresses.mayIEnter()} className="space-y-8" noValidate={live} onSubmit={submit}>
        <fieldset aria-describedby={isWrong ? 'choose-first' : undefined} onChange={() => setSentWithout(false)}>
          <legend className="step-title">
            <span aria-hidden="true">1</span>
            What do you have?
          </legend>
          {isWrong && (
            <div className="mb-3">
              <FieldError id="choose-first">Choose what you have first. The answer depends on it.</FieldError>
            </div>
          )}
          <div className="kinds choices box">
            {kinds.map(({ kind, label, examples }, place) => (
              <label className="choice kind" key={kind}>
                <input
                  type="radio"
                  name="what"
                  value={kind}
                  ref={place === 0 ? firstKind : undefined}
                  // biome-ignore lint/a11y/noAutofocus: what was sent came back, and here it is to be completed.
                  autoFocus={place === 0 && isIncomplete}
                  defaultChecked={kind === what}
                  required
                  // Set explicitly: otherwise a choice that is still to be made would be read as a wrong one.
                  aria-invalid={isWrong}
                  // Labeled by the kind only, or the examples would be read twice.
                  aria-labelledby={`kind-${kind}`}
                  aria-describedby={`of-${kind}`}
                />
                <span>
                  <b id={`kind-${kind}`}>{label}</b>
                  <span className="meta" id={`of-${kind}`}>
                    {examples}
                  </span>
                </span>
              </label>
            ))}
            <p className="meta">
              Two kinds in one text? Choose the more private one. A member’s name in the minutes makes them members’ details.
            </p>
          </div>
        </fieldset>
        <h2 className="step-title">
          <span aria-hidden="true">2</span>
          Which tool?
        </h2>
        <div className="answer-width">
          <ToolField
            id="may-enter-tool"
            view={view}
            value={toolName}
            hint={`Start typing a name. ${toolCount} tools are in the directory.`}
            error={
              unknownTool &&
              `No tool here is called “${unknownTool.typed}”. Choose another name, or leave it empty to ask about any tool.`
            }
            hasFocus={unknownTool !== undefined && !isIncomplete}
            onChange={setToolName}
          />
          {unknownTool && what && (
            <p className="mt-3">
              <a className="go" href={addresses.mayIEnter({ what, tool: anyTool })}>
                See the answer for any tool
              </a>
            </p>
          )}
          {unknownTool && unknownTool.near.length > 0 && (
            <Names label="Did you mean" names={unknownTool.near} what={what} onPick={setToolName} />
          )}
          <Names
            label="Often asked about"
            names={[...often, { slug: anyTool, name: nameOfAnyTool }]}
            what={what}
            onPick={setToolName}
          />
        </div>
        <div className="button-row">
          <Button type="submit" iconAfter="arrow-right">
            Answer
          </Button>
          <p className="meta">Don’t type the text itself. We only ask what kind it is.</p>
        </div>
      </form>
      <div className="mt-10">
        <OnPaper />
      </div>
    </div>
  );
}

interface NamesProps {
  label: string;
  names: readonly { slug: string; name: string }[];
  what: MayEnterView['what'];
  onPick: (name: string) => void;
}

/** Tools to pick: a press fills the field; without a script, or in a new tab, the link navigates. */
function Names({ label, names, what, onPick }: NamesProps) {
  return (
    <div className="mt-3">
      <p className="meta">{label}</p>
      <ul className="text-links">
        {names.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={addresses.mayIEnter({ what, tool: slug })}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onPick(name);
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
