import hubsFile from '../../../../content/hubs.yaml';

/** Title and subtitle of a hub's banner, and its meta description (content/hubs.yaml). */
export interface HubWords {
  title: string;
  subtitle: string;
  description: string;
}

const words = hubsFile.hubs as Record<string, HubWords>;

export const hubWords = (hub: string): HubWords => words[hub] ?? { title: '', subtitle: '', description: '' };
