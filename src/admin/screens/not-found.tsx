import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { deskPaths } from '#admin/paths.ts';

export function NotFound() {
  return (
    <>
      <ScreenHead title="There is no such screen" />
      <p className="body">
        Check the address, or go to the <a href={deskPaths.home}>desk’s home</a>.
      </p>
    </>
  );
}
