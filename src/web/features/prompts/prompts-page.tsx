import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { addresses } from '#domain/addresses.ts';
import { promptKinds } from '#domain/catalogue/choices.ts';
import type { PromptSearch } from '#domain/prompts/prompt-search.ts';
import { parsePromptSearch } from '#domain/prompts/prompt-search.ts';
import { blankCount } from '#domain/prompts/prompt-text.ts';
import type { PromptCardView } from '#domain/prompts/prompt-views.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/field.tsx';
import { SearchField } from '#ui/search-field.tsx';
import '#ui/styles/jump.css';
import { CategoryJump, categoryId } from '#web/features/catalogue/category-jump.tsx';
import { ListFrame } from '#web/features/catalogue/list-frame.tsx';
import { categories } from '#web/site-content.ts';
import { kindLabel } from './kind-label.ts';

/** Every prompt of the workflows, filtered by hub, kind and words; a plain form that works without a script. */
export function PromptsPage({ search, prompts }: { search: PromptSearch; prompts: readonly PromptCardView[] }) {
  const groups = [...Map.groupBy(prompts, ({ group }) => group)];
  const isNarrowed = Object.values(search).some(Boolean);
  return (
    <ListFrame
      title="Prompts"
      lead="Texts to copy, each from a workflow, with blanks to fill in and the check that a person makes afterward."
    >
      <PromptForm key={JSON.stringify(search)} search={search} />
      <div className="result-count cluster">
        <p className="body" role="status">
          {prompts.length === 1 ? '1 prompt' : `${prompts.length} prompts`}
        </p>
        {isNarrowed && (
          <a className="target" href={addresses.prompts()}>
            Show every prompt
          </a>
        )}
      </div>
      {groups.length === 0 && (
        <EmptyState title="No prompts found." hint="Try fewer words, another hub, or the search of the whole site." />
      )}
      <CategoryJump noun="prompt" groups={groups} />
      {groups.map(([group, groupPrompts]) => (
        <section key={group} className="mt-6">
          <h2 id={categoryId(group)} className="group-title">
            {group}
          </h2>
          <ul className="results">
            {groupPrompts.map((prompt) => (
              <li key={prompt.slug}>
                <h3 className="h4">
                  <a href={addresses.prompt(prompt.slug)}>{prompt.title}</a>
                </h3>
                <p>{prompt.gives}</p>
                <p className="meta">{`${kindLabel[prompt.kind]} · ${blankCount(prompt.blanks).toLowerCase()}`}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </ListFrame>
  );
}

function PromptForm({ search }: { search: PromptSearch }) {
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate({ href: addresses.prompts(parsePromptSearch(Object.fromEntries(new FormData(event.currentTarget)))) });
  };
  return (
    <search aria-label="Search and filter prompts">
      <form action={addresses.prompts()} onSubmit={onSubmit} className="filter-bar" data-fields="4">
        <SearchField
          name="q"
          label="Search prompts"
          placeholder="What do you want to make?"
          maxLength={200}
          defaultValue={search.q}
        />
        <SelectField
          name="hub"
          label="Hub"
          defaultValue={search.hub ?? ''}
          options={[{ value: '', label: 'All hubs' }, ...categories.map(({ hub, name }) => ({ value: hub, label: name }))]}
        />
        <SelectField
          name="kind"
          label="For"
          defaultValue={search.kind ?? ''}
          options={[
            { value: '', label: 'Any kind of tool' },
            ...promptKinds.map((kind) => ({ value: kind, label: kindLabel[kind] })),
          ]}
        />
        <div className="filter-submit">
          <Button type="submit" small>
            Search
          </Button>
        </div>
      </form>
    </search>
  );
}
