import { addresses } from '#domain/addresses.ts';
import { ToolGrid } from '#web/features/tool/tool-grid.tsx';
import { WorkflowGrid } from '#web/features/workflow/workflow-grid.tsx';
import { lazyPart } from '#web/lazy-part.tsx';

const loadTools = async () => (await import('./voice-tabs.tsx')).VoiceTools;
const loadWorkflows = async () => (await import('./voice-tabs.tsx')).VoiceWorkflows;

// Only the voice hub's lists have a search, so that the other hubs do not load it; the server imports it. Where it fails to load,
// a list renders as in the other hubs.

export const VoiceTools = import.meta.env.SSR
  ? await loadTools()
  : lazyPart(loadTools, {
      fallback: ({ tools }) => <ToolGrid tools={tools} hrefOf={({ slug }) => addresses.tool(slug)} />,
    });

export const VoiceWorkflows = import.meta.env.SSR
  ? await loadWorkflows()
  : lazyPart(loadWorkflows, {
      fallback: ({ workflows }) => <WorkflowGrid workflows={workflows} category="voice workflows" />,
    });
