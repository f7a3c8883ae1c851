import { themeKey } from '#browser/theme.ts';

/** Runs before the first paint, so that a remembered theme never flashes. Its hash stands in the page's policy. */
export const themeScript = `try{const t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

/** What holds the footer's switch between themes. */
export const themeSwitchId = 'themes';
