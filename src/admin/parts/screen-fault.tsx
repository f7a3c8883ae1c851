import { ErrorState } from '#ui/error-state.tsx';

/** Stands for a screen that cannot be loaded, as after a new release, or that breaks; the menu goes on working. */
export function ScreenFault() {
  return (
    <ErrorState
      title="This screen cannot be shown"
      hint="The hub may have been updated since you opened the desk. Try again loads it anew."
      onRetry={() => location.reload()}
    />
  );
}
