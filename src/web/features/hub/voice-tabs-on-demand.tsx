import { createIsomorphicFn } from '@tanstack/react-start';
import { cardSteps } from '#domain/catalogue/shorten.ts';
import { WorkflowGrid } from '#web/features/workflow/workflow-grid.tsx';
import { lazyPart } from '#web/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import { ToolGrid } from './hub-tools.tsx';
import * as atHand from './voice-tabs.tsx';

const load = () => import('./voice-tabs.tsx');

// The voice hub alone has lists with a search of their own: the other hubs do not load them. The server has them at hand.
// Without its search, a list is shown as the other hubs show theirs.

export const VoiceTools = createIsomorphicFn()
  .server(() => atHand.VoiceTools)
  .client(() =>
    lazyPart(async () => (await load()).VoiceTools, {
      otherwise: ({ tools }) => <ToolGrid tools={tools} hrefOf={({ slug }) => paths.tool(slug)} />,
    }),
  )();

export const VoiceWorkflows = createIsomorphicFn()
  .server(() => atHand.VoiceWorkflows)
  .client(() =>
    lazyPart(async () => (await load()).VoiceWorkflows, {
      otherwise: ({ workflows }) => (
        <WorkflowGrid
          workflows={workflows.map((workflow) => ({ ...workflow, steps: cardSteps(workflow.steps).shown }))}
          category="voice workflows"
        />
      ),
    }),
  )();
