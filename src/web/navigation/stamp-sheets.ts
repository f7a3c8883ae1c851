import { siteContent } from '#web/site-content.ts';

/**
 * Writes the foot of each printed sheet before printing (src/ui/styles/print.css): the site's name, the full address and the day.
 * A sheet on a wall is read by people who have not seen the page.
 */
export function stampSheets(): void {
  addEventListener('beforeprint', () => {
    const day = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
    const foot = `${siteContent.name} · ${location.href.split('#')[0]} · ${day}`;
    document.documentElement.style.setProperty('--sheet-foot', JSON.stringify(foot));
  });
}
