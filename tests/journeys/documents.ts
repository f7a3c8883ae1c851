import type { APIRequestContext, Locator } from '@playwright/test';
import { expect } from '../environment/test.ts';

/** Expects a document behind a link: the right type, and bytes that begin like that type. */
export async function expectDocument(request: APIRequestContext, address: string, type: string, start: string): Promise<void> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  expect(response.headers()['content-type']).toContain(type);
  const body = await response.body();
  expect(body.length).toBeGreaterThan(500);
  expect(body.subarray(0, start.length).toString('latin1')).toBe(start);
}

/**
 * Expects a PDF with its download, its link to a new tab, and a picture of its first page; on request, the viewer in the page,
 * with a text if it cannot be shown (docs/product.md).
 */
export async function expectPdfViewer(
  within: Locator,
  request: APIRequestContext,
  { hasScript = true }: { hasScript?: boolean } = {},
): Promise<void> {
  const download = within.getByRole('link', { name: 'Download' }).first();
  await expect(download).toHaveAttribute('download');
  const address = (await download.getAttribute('href')) ?? '';
  await expectDocument(request, address, 'application/pdf', '%PDF-');
  const newTab = within.getByRole('link', { name: /^Open in new tab/i }).first();
  await expect(newTab).toHaveAttribute('href', address);
  await expect(newTab).toHaveAttribute('target', '_blank');

  const picture = within.locator('summary img');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(480);
  const viewer = within.locator(`object[data="${address}"]`);
  if (hasScript) await expect(viewer).toHaveCount(0);
  else await expect(viewer).toBeHidden();
  await picture.click();
  await expect(viewer).toBeVisible();
  await expect(within.getByRole('heading', { name: 'PDF Viewer Not Supported', includeHidden: true })).toHaveCount(1);
}
