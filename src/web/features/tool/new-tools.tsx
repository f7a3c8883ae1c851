import { addresses } from '#domain/addresses.ts';
import type { Listed } from '#domain/catalogue/list-page.ts';
import type { ToolCardView } from '#domain/catalogue/views.ts';
import { SinceLastLooked } from '#web/features/last-looked/since-last-looked.tsx';
import { useLastLooked } from '#web/features/last-looked/use-last-looked.ts';

/** Number of new tools that are named. */
const mostNamed = 5;

/** Tools added since the device last showed their list; nothing for a list that is loaded page by page. */
export function NewTools({ listed }: { listed: Listed<ToolCardView> }) {
  const lastLooked = useLastLooked('tools');
  if (!lastLooked || !('all' in listed)) return null;
  const newTools = listed.all.filter((tool) => (tool.added ?? '') > lastLooked);
  if (newTools.length === 0) return null;
  return (
    <SinceLastLooked day={lastLooked} count={newTools.length} noun="tool">
      {newTools.slice(0, mostNamed).map(({ slug, name }, place) => (
        <span key={slug}>
          {place > 0 ? ', ' : ': '}
          <a href={addresses.tool(slug)}>{name}</a>
        </span>
      ))}
      {newTools.length > mostNamed && ` and ${newTools.length - mostNamed} more`}
    </SinceLastLooked>
  );
}
