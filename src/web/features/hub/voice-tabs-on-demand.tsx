import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy } from 'react';
import * as atHand from './voice-tabs.tsx';

const load = () => import('./voice-tabs.tsx');

// The voice hub alone has lists with a search of their own: the other hubs do not load them. The server has them at hand.

export const VoiceTools = createIsomorphicFn()
  .server(() => atHand.VoiceTools)
  .client(() => lazy(async () => ({ default: (await load()).VoiceTools })))();

export const VoiceWorkflows = createIsomorphicFn()
  .server(() => atHand.VoiceWorkflows)
  .client(() => lazy(async () => ({ default: (await load()).VoiceWorkflows })))();
