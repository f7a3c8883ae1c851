import type { AnyRouter } from '@tanstack/react-router';

/** Follows plain `<a href>` links inside the desk without a reload, as the public site does (docs/decisions/0005). */
export function followLinks(router: AnyRouter): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (!/^\/admin(\/|$)/.test(link.pathname)) return;
    event.preventDefault();
    // The skip link adds no history entry, so that Back opens the former screen and not a jump within this one.
    if (link.hash && link.pathname === location.pathname) document.getElementById(link.hash.slice(1))?.focus();
    else void router.navigate({ href: link.pathname + link.search });
  });
}
