import { lazy } from 'react';

const loadTools = async () => ({ default: (await import('./voice-tabs.tsx')).VoiceTools });
const loadWorkflows = async () => ({ default: (await import('./voice-tabs.tsx')).VoiceWorkflows });

// The voice hub alone has lists with a search of their own: the other hubs do not load them. The server has them at hand.

export const VoiceTools = import.meta.env.SSR ? (await loadTools()).default : lazy(loadTools);

export const VoiceWorkflows = import.meta.env.SSR ? (await loadWorkflows()).default : lazy(loadWorkflows);
