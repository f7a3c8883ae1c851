import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pagination } from './pagination.tsx';

test.each([
  [1, ['next']],
  [2, ['prev', 'next']],
  [3, ['prev']],
])('of three pages, page %i leads to no page that there is not: %j', (page, ways) => {
  const html = renderToStaticMarkup(
    <Pagination page={page} pageCount={3} hrefOf={(to) => `?page=${to}`} label="Pages of tools" />,
  );
  expect([...html.matchAll(/ rel="(\w+)"/g)].map(([, way]) => way)).toEqual(ways);
});
