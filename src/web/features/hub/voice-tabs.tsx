import { useEffect, useRef } from 'react';
import { addresses } from '#domain/addresses.ts';
import { containsText } from '#domain/catalogue/filter-tools.ts';
import { sortTools, sortWorkflows } from '#domain/catalogue/sort-list.ts';
import type { ToolCardView, WorkflowRowView } from '#domain/catalogue/views.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ResultCount } from '#ui/result-count.tsx';
import { SearchField } from '#ui/search-field.tsx';
import type { ViewChoice } from '#web/features/catalogue/list-in-view.tsx';
import { ListInView } from '#web/features/catalogue/list-in-view.tsx';
import { NearMatches } from '#web/features/catalogue/near-matches.tsx';
import { ToolsInView } from '#web/features/tool/tools-in-view.tsx';
import { WorkflowAccordion } from '#web/features/workflow/workflow-accordion.tsx';
import { WorkflowGrid } from '#web/features/workflow/workflow-grid.tsx';
import { useEntryText } from '#web/navigation/entry-states.ts';
import type { Question } from '#web/use-read.ts';
import { question, useRead } from '#web/use-read.ts';

interface VoiceTabProps {
  hub: string;
  /** Records on all pages. */
  total?: number;
  view: ViewChoice;
}

/** The voice hub's tools, with a search (docs/product.md). */
export function VoiceTools({ hub, tools, total = 0, view }: VoiceTabProps & { tools: readonly ToolCardView[] }) {
  const [query, setQuery] = useEntryText('voice tools');
  const searched = useAll(tools, query !== '' && total > tools.length, question('toolCards', { hub }));
  const matches = sortTools(
    searched.filter((tool) => containsText(query, [tool.name, tool.description])),
    { q: query },
  );
  return (
    <>
      <VoiceSearch label="Search voice tools" placeholder="Search voice tools..." value={query} onChange={setQuery} />
      {tools.length > 0 && <ResultCount shown={matches.length} total={total} noun="tools" />}
      {matches.length > 0 ? (
        <ToolsInView
          {...view}
          defaultLook="cards"
          tools={matches}
          toolHref={({ slug }) => addresses.tool(slug)}
          heading="Voice tools"
        />
      ) : (
        <NothingFound
          kind="tool"
          title="No voice tools found"
          none="Voice tools will be added soon."
          query={query}
          onClear={() => setQuery('')}
        />
      )}
    </>
  );
}

/** The voice hub's workflows as an accordion with a search (docs/product.md). */
export function VoiceWorkflows({ hub, workflows, total = 0, view }: VoiceTabProps & { workflows: readonly WorkflowRowView[] }) {
  const [query, setQuery] = useEntryText('voice workflows');
  const searched = useAll(workflows, query !== '' && total > workflows.length, question('workflowRows', { hub }));
  const matches = sortWorkflows(
    searched.filter((workflow) => containsText(query, [workflow.title, workflow.description])),
    { q: query },
  );
  return (
    <>
      <VoiceSearch label="Search voice workflows" placeholder="Search workflows..." value={query} onChange={setQuery} />
      {workflows.length > 0 && <ResultCount shown={matches.length} total={total} noun="workflows" />}
      {matches.length > 0 ? (
        <ListInView
          {...view}
          defaultLook="rows"
          rows={<WorkflowAccordion workflows={matches} />}
          cards={<WorkflowGrid workflows={matches} category="voice workflows" />}
        />
      ) : (
        <NothingFound
          kind="workflow"
          title="No workflows found"
          none="Voice AI workflows will be added soon."
          query={query}
          onClear={() => setQuery('')}
        />
      )}
    </>
  );
}

/** Records of this page, or all of the hub's once a search needs them; this page's while they load, or if they fail to. */
function useAll<T>(ofPage: readonly T[], isNeeded: boolean, all: Question<T[]>): readonly T[] {
  const { answer } = useRead(isNeeded ? all : undefined);
  return isNeeded && answer ? answer : ofPage;
}

/** Search of one of the voice hub's lists. */
function VoiceSearch({
  label,
  placeholder,
  value,
  onChange,
}: {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  // Input from before hydration exists only in the DOM, so it is read once on mount.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is read once, when the script takes it over.
  useEffect(() => {
    if (field.current?.value) onChange(field.current.value);
  }, []);
  return (
    <div className="voice-search">
      <SearchField
        ref={field}
        label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

interface NothingFoundProps {
  kind: 'tool' | 'workflow';
  title: string;
  none: string;
  query: string;
  onClear: () => void;
}

function NothingFound({ kind, title, none, query, onClear }: NothingFoundProps) {
  return (
    <EmptyState title={title} hint={query ? 'Try adjusting your search terms.' : none}>
      {query && (
        <>
          <NearMatches kind={kind} q={query} />
          <Button variant="quiet" onClick={onClear}>
            Clear Search
          </Button>
        </>
      )}
    </EmptyState>
  );
}
