import type { AnyRouter, HistoryState, RouterHistory } from '@tanstack/react-router';

type Change = Parameters<Parameters<RouterHistory['subscribe']>[0]>[0];

let byHistory = false;

/**
 * Follows how the visitor comes from one entry of the history to the next.
 * @returns what ends it
 */
export const followArrivals = (router: AnyRouter): (() => void) =>
  router.history.subscribe(({ action }: Change) => {
    byHistory = action.type !== 'PUSH' && action.type !== 'REPLACE';
  });

/** Whether the visitor came to this entry by the browser's Back or Forward. A jump within the page counts as one too. */
export const cameByHistory = (): boolean => byHistory;

/** Whether the visitor came back to this page: by the browser's history, or by the former page's own way back. */
export const cameBack = ({ isReturn }: HistoryState): boolean => byHistory || isReturn === true;
