import { markdownParts, writingTags } from '#domain/writings/writing-tags.ts';

const rows = [...markdownParts, ...writingTags.filter(({ within }) => !within)];

/** List of the tags of guides, explainers and statements, each with an example. */
export const WritingHelp = () => (
  <details className="accordion writing-help">
    <summary>
      <h2>What you can write</h2>
    </summary>
    <dl>
      {rows.map(({ use, example }) => (
        <div key={use}>
          <dt>{use}</dt>
          <dd>
            <pre>{example}</pre>
          </dd>
        </div>
      ))}
    </dl>
  </details>
);
