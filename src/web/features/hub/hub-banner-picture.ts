const files = import.meta.glob<string>('../../../ui/pictures/*-banner.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The address of the picture in a hub's banner, 1280 x 300 (docs/look.md). */
export const hubBannerPicture = (picture: string): string | undefined => files[`../../../ui/pictures/${picture}-banner.svg`];
