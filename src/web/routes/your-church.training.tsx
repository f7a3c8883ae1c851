import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { parsePolicySearch } from '#domain/church/policy-search.ts';
import { parseTrainingSearch } from '#domain/church/training.ts';
import { screen } from '#web/features/shell/screen.tsx';
import { LeaderSheet } from '#web/features/your-church/leader-sheet.tsx';
import { TrainingPage } from '#web/features/your-church/training-page.tsx';
import { givenSearch } from '#web/given-search.ts';
import { headOf } from '#web/page-head.ts';

const title = 'Training on how we use AI';
const titleOf = (unit: unknown) => (/^[2-4]$/.test(String(unit)) ? `${title}, unit ${unit}` : title);

export const Route = createFileRoute('/your-church/training')({
  // The page reads it itself (given-search.ts).
  validateSearch: (search: Record<string, unknown>) => search,
  // One training has all the units, so that another unit is available offline.
  loaderDeps: ({ search: { unit: _, ...answers } }) => givenSearch({ search: answers }),
  // The first page includes the training's data; the module that makes it loads only on client-side navigation to this page.
  loader: async ({ deps }) => (await import('#web/features/your-church/own-training.ts')).ownTraining(parsePolicySearch(deps)),
  head: (page) => headOf({ title: titleOf(page.match.search.unit), path: addresses.churchPaper('training') })(page),
  ...screen('Loading the page...', 'Error loading the page'),
  component: Training,
});

function Training() {
  const training = Route.useLoaderData();
  const { sheet, unit = 1 } = parseTrainingSearch(Route.useSearch());
  return sheet === 'leader' ? <LeaderSheet training={training} /> : <TrainingPage training={training} at={unit} />;
}
