import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';

export function NotFound() {
  return (
    <>
      <ScreenHead title="We can’t find that screen" />
      <p className="body">
        Check the address, or go to the <a href={deskAddresses.home}>desk’s home</a>.
      </p>
    </>
  );
}
