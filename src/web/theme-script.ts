import { themeKey } from '#browser/theme.ts';

/** Runs before the first paint, so that a remembered theme never flashes. Its hash is in the page's policy. */
export const themeScript = `try{const t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

/** Id of the footer's theme switch. */
export const themeSwitchId = 'themes';
