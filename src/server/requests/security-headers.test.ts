import { expect, test } from 'vitest';
import { buildHub } from '#tests/builders.ts';

const everything = ['/', '/assets/page-1a2b.js', '/api/tools', '/api/nothing', '/sitemap.xml', '/missing', '/%', '/healthz'];

test('a hub whose address is https has browsers stay there, with every answer', async () => {
  await using hub = await buildHub({ environment: { PUBLIC_URL: 'https://hub.example' } });
  for (const path of [...everything, '/']) {
    const { headers } = await fetch(hub.address + path);
    expect(headers.get('Strict-Transport-Security'), path).toBe('max-age=31536000');
  }
});

test('over plain http, as while trying the hub, nothing is said of it', async () => {
  await using hub = await buildHub({ environment: { PUBLIC_URL: 'http://hub.example' } });
  for (const path of everything)
    expect((await fetch(hub.address + path)).headers.get('Strict-Transport-Security'), path).toBeNull();
});

test('data that is opened as a page can do nothing', async () => {
  await using hub = await buildHub();
  for (const path of ['/api/tools', '/api/nothing', '/api/submissions', '/sitemap.xml', '/robots.txt']) {
    const { headers } = await fetch(hub.address + path);
    expect(headers.get('Content-Security-Policy'), path).toContain("default-src 'none'");
    expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff');
  }
});
