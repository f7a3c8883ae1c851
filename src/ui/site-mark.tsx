import markUrl from './mark.svg?url&no-inline';

/** The rose: lead disc, eight petals, gold centre. The name beside it says what it stands for. Look, part 3, 'Bar'. */
export function SiteMark() {
  return <img className="site-mark" src={markUrl} alt="" width="34" height="34" />;
}

export { markUrl };
