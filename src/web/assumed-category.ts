/** What most categories say of themselves, and so no page's script has: vite.config.ts leaves it out, site-content.ts brings it again. */
export const assumedOf = ({ name, picture }: { name: string; picture: string }) => ({
  id: name.toLowerCase().replace('&', 'and').replaceAll(' ', '-'),
  workflowName: name,
  group: 'application' as const,
  comingSoon: false,
  hub: `${picture}-hub`,
});
