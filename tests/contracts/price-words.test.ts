import { expect, test } from 'vitest';
import { saidOf, whenceInWords } from '#domain/catalogue/price-in-words.ts';
import { presentToolPage } from '#server/api/public/presenters.ts';
import { readContent } from '#server/content/read-content.ts';
import { buildSnapshot } from '#tests/builders.ts';
import { dayOfCatalogue } from '#tests/catalogue-day.ts';

// Prices that a treasurer believes: the source of each figure of the catalogue.

const content = readContent('content');
const snapshot = buildSnapshot(content);
const today = dayOfCatalogue(content);
const prices = [...content.prices];
const plans = prices.flatMap(([slug, { plans: toolPlans }]) => toolPlans.map((plan) => ({ slug, plan })));
/** Source whose list contradicts companies' own prices for some plans: nothing in it counts more than the rest. */
const contradictsItself = /AMPM-AIOPS-HQ/;

test('that somebody read a company’s price page is told only with the words that say so', () => {
  for (const [slug, toolPrices] of prices)
    for (const { path, said } of saidOf(toolPrices)) {
      expect(said.ofPricePage, `${slug}: ${path}`).toBeUndefined();
      if (said.pricePageSaid) expect(said.pricePageSaid, `${slug}: ${path}`).toMatch(/pricing|price page|own pages/i);
    }
});

test('a source that contradicts itself counts as low as a whole', () => {
  const doubtfulPlans = plans.filter(({ plan }) => contradictsItself.test(plan.source));
  expect(doubtfulPlans.length).toBeGreaterThan(0);
  for (const { slug, plan } of doubtfulPlans) expect(plan.confidence, `${slug}: ${plan.plan}`).toBe('low');
});

const currency = /[$€£]|USD|EUR|GBP|dollar/;

test('a quotation of a price that counts bears its currency', () => {
  for (const { slug, plan } of plans)
    if (plan.confidence !== 'low') expect(plan.quote, `${slug}: ${plan.plan}`).toMatch(currency);
});

test('a file of a private account is a public price list, and its address stands in no sentence', () => {
  const page = snapshot.tools.map((tool) => presentToolPage(tool, snapshot, today));
  for (const { slug, prices: lines, shortPrice, pricing } of page)
    for (const text of [shortPrice, pricing, ...lines.flatMap(({ says, whence = '' }) => [says, whence])])
      expect(text, slug).not.toMatch(/github|gitlab|huggingface|AMPM/i);
  const doubtfulPlan = plans.find(({ plan }) => contradictsItself.test(plan.source));
  expect(doubtfulPlan && whenceInWords(doubtfulPlan.plan)).toMatch(/^According to a public price list, not the company; /);
});

test('a tool whose price is told does not say that the price was not found', () => {
  for (const tool of snapshot.tools) {
    const { letter, prices: lines } = presentToolPage(tool, snapshot, today);
    if (lines.some(({ answer }) => answer === 'priced'))
      expect(letter?.notFound ?? '', tool.slug).not.toMatch(/statement[^.]*\bprice\b/);
  }
});

test('each quotation of a price leaves with its plan and currency, and says where its words don’t name them', () => {
  for (const tool of snapshot.tools)
    for (const { answer, plan, currency: of, quote = '', whence = '' } of presentToolPage(tool, snapshot, today).prices) {
      if (answer !== 'priced') continue;
      const place = `${tool.slug}: ${plan}`;
      expect([plan, of], place).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/^[A-Z]{3}$/)]);
      expect(quote, place).not.toBe('');
      if (!currency.test(quote)) expect(whence, place).toMatch(/currency$/);
      if (/^(Cheapest|Highest|Smallest) /.test(plan)) expect(whence, place).toMatch(/Its words name (?:no|neither) plan/);
    }
});
