import { expect, test } from 'vitest';
import { dayOfPrice, dayOfShortPrice, isShortPriceUnread, priceNotFound, saidOf } from '#domain/catalogue/price-in-words.ts';
import { dayOf, daysBetween, isAged, isOutOfDate, isUnread } from '#domain/trust/age.ts';
import { formatCheckedDate, months } from '#domain/trust/checked-date.ts';
import { countEvidence } from '#domain/trust/count-evidence.ts';
import { presentComparison, presentComparisonToday } from '#server/api/public/comparison-presenter.ts';
import { presentAnswer, presentAnswerCard, presentSituation } from '#server/api/public/guidance-presenters.ts';
import { presentToolPage } from '#server/api/public/presenters.ts';
import { toolCards } from '#server/api/public/tool-cards.ts';
import { readContent } from '#server/content/read-content.ts';
import { buildSnapshot } from '#tests/builders.ts';
import { dayOfCatalogue } from '#tests/catalogue-day.ts';

// The hub's statements on its catalogue stay true if nobody does anything for half a year, a year, or a year and a half.

const content = readContent('content');
const snapshot = buildSnapshot(content);
const startDay = dayOfCatalogue(content);

function later(monthsOn: number): string {
  const day = new Date(`${startDay}T12:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + monthsOn);
  return day.toISOString().slice(0, 10);
}
const days = [0, 6, 12, 18].map((on) => [on, later(on)] as const);
const asOf = /, as of [A-Z][a-z]+ 20\d\d$/;

test.each(days)(
  '%i months on, each price in a list says its month once it is old, and is cheap for a year at most',
  (_, today) => {
    for (const card of toolCards(snapshot, today).whole) {
      const tool = snapshot.toolBySlug.get(card.slug);
      const prices = snapshot.prices.get(card.slug);
      if (!tool) continue;
      const day = dayOfShortPrice(tool, prices);
      // A price that wasn't found has no month: there is no statement that could age.
      const isTold = prices?.answer !== 'not found, ask';
      const isOver = isShortPriceUnread(prices, today);
      const isOld = isTold && (isOver || isAged(day, today)) && card.shortPrice !== priceNotFound;
      expect(asOf.test(card.shortPrice), `${card.slug}, ${today}: ${card.shortPrice}`).toBe(isOld);
      const month = formatCheckedDate(day.slice(0, 7));
      const inFull = isTold && (isOver || isAged(day, today));
      if (inFull) expect(card.pricing, card.slug).toMatch(new RegExp(`(?:, as of |\\()${month}\\)?$`));
      else expect(card.pricing, card.slug).not.toMatch(asOf);
      expect(card.pricing, card.slug).not.toContain(`(${month}), as of`);
      if (isOver || isOutOfDate(day, today)) expect(card.traits, card.slug).not.toContain('cheap');
    }
  },
);

test.each(days)('%i months on, each line of a price and each fact on a tool’s page says its age', (_, today) => {
  for (const tool of snapshot.tools) {
    const page = presentToolPage(tool, snapshot, today);
    for (const { says, quote, read, dated, copied, by } of page.prices) {
      if (!read || !quote || !by) continue;
      const day = by === 'third party' ? (dated ?? copied ?? read) : (copied ?? dated ?? read);
      expect(asOf.test(says), `${tool.slug}, ${today}: ${says}`).toBe(isAged(day, today));
    }
    for (const { notices, copied, seen, read, ...fact } of page.facts) {
      const day = dayOf({ ...fact, read, copied: copied ?? undefined, ...(seen && { seen }) }, today);
      const isOld = day === undefined || isAged(day, today) || isUnread({ ...fact, read }, today);
      expect(notices.length > 0, `${tool.slug}: ${fact.says}`).toBe(isOld);
    }
    if (page.facts.length === 0 && isAged(tool.verifiedAt, today)) expect(page.aged, tool.slug).toBeDefined();
  }
});

test.each(days)('%i months on, an answer says that it was not read since, or that a day in it has come', (monthsOn, today) => {
  for (const answer of content.answers) {
    const { notices, aged } = presentAnswer(answer, 0, snapshot, today);
    const isOld = isAged(answer.written, today);
    const isOver = answer.mustBeReadBy !== undefined && today.slice(0, answer.mustBeReadBy.length) > answer.mustBeReadBy;
    expect(notices, `${answer.slug}, ${today}`).toHaveLength(Number(isOld) + Number(isOver));
    expect(aged === true).toBe(isOld);
    if (monthsOn >= 18) expect(notices[0], answer.slug).toMatch(/^Written in \w+ 20\d\d and not read since\./);
  }
});

test('from the day on which half of a list is old each of its lines says so', () => {
  const shareOf = (monthsOn: number) => {
    const today = later(monthsOn);
    const cards = [...toolCards(snapshot, today).whole, ...content.answers.map((answer) => presentAnswerCard(answer, 0, today))];
    return cards.filter(({ aged }) => aged).length / cards.length;
  };
  expect(shareOf(0)).toBeLessThan(0.5);
  expect(shareOf(7)).toBe(1);
});

test.each(days)('%i months on, the lead of a comparison dates what it holds against a company', (monthsOn, today) => {
  const slugs = snapshot.tools.map(({ slug }) => slug);
  for (const [at, slug] of slugs.entries()) {
    const { lead = '' } = presentComparison(snapshot, `${slug},${slugs[(at + 1) % slugs.length]}`, today);
    const claims = lead
      .split(/[;.] /)
      .filter((part) => /\btrains? (?:on|under)|\btrains unless/.test(part) && !/\b(?:doesn|don)’t/.test(part));
    for (const claim of claims) {
      if (monthsOn >= 12) expect(claim, lead).toMatch(/\(in (?:a document|documents) of .+\)/);
    }
  }
  const { rows } = presentComparisonToday(snapshot, ['chatgpt', 'claude', 'gemini', 'grok'], today);
  const ages = rows.find(({ label }) => label === 'How old the facts are')?.cells ?? [];
  for (const [at, { text = '' }] of ages.entries()) {
    const makerFacts = rows.flatMap(({ cells }) => cells[at]?.facts ?? []).filter(({ by }) => by === 'maker');
    const oldest = makerFacts.map((fact) => fact.copied ?? fact.dated).toSorted()[0];
    const since = /^Facts from (.+) or later$/.exec(text)?.[1];
    if (since && oldest) expect(Date.parse(since), text).toBeLessThanOrEqual(Date.parse(oldest));
  }
});

test('no fact counts any more after a year and a half, and none is called recent after one', () => {
  const { tools, evidence } = snapshot;
  const counts = countEvidence(tools, evidence, later(18));
  expect([counts.factsRecent, counts.factsAged, counts.factsExpired]).toEqual([0, 0, counts.facts]);
  expect(toolCards(snapshot, later(12)).whole.filter(({ traits }) => traits.includes('recent'))).toEqual([]);
  const traits = toolCards(snapshot, later(18)).whole.flatMap((card) => card.traits);
  expect(traits).not.toContain('cheap');
  expect(traits).not.toContain('recent');
});

/** Months named in a text that were in the future when it was written. */
function monthsToCome(text: string, day: string): string[] {
  const matches = [...text.matchAll(new RegExp(`\\b(${months.join('|')}) (?:\\d+, )?(20\\d\\d)\\b`, 'g'))];
  return matches
    .map(([, month = '', year]) => `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}`)
    .filter((month) => month > day.slice(0, 7));
}

const monthFrom = (month: string, on: number) => {
  const day = new Date(`${month.slice(0, 7)}-15T12:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + on);
  return day.toISOString().slice(0, 7);
};
const previousMonth = (month: string) => monthFrom(month, -1);
const nextMonth = (month: string) => monthFrom(month, 1);

test('an answer, a duty or a statement on law that names a month to come says by when it must be read again', () => {
  const answers = content.answers.map(({ slug, lead, answer, detail = '', written, mustBeReadBy }) => ({
    ...{ id: slug, text: `${lead} ${answer} ${detail}`, written, mustBeReadBy },
  }));
  const law = content.reportingLaw.flatMap(({ id, statements }) =>
    statements.map(({ says, read, mustBeReadBy }) => ({ id, text: says, written: read, mustBeReadBy })),
  );
  const duties = content.duties.map(({ id, says, read, mustBeReadBy }) => ({ id, text: says, written: read, mustBeReadBy }));
  const naming = [...answers, ...duties, ...law].filter(({ text, written }) => monthsToCome(text, written).length > 0);
  expect(naming.length).toBeGreaterThan(2);
  for (const { id, text, written, mustBeReadBy = '9999' } of naming)
    expect(mustBeReadBy <= `${monthsToCome(text, written).toSorted()[0]}-31`, `${id}: by ${mustBeReadBy}`).toBe(true);
});

test('a fact or a price that names a month which is not over says by when it must be read again', () => {
  const facts = [...content.evidence].flatMap(([slug, evidence]) =>
    evidence.facts.map(({ id, says, quote, ...fact }) => ({ ...fact, id: `${slug}: ${id}`, text: `${says} ${quote}` })),
  );
  const priced = [...content.prices].flatMap(([slug, prices]) =>
    saidOf(prices).map(({ path, said }) => ({
      ...said,
      id: `${slug}: ${path}`,
      text: `${said.quote} ${'says' in said ? said.says : ''}`,
    })),
  );
  const naming = [...facts, ...priced].flatMap(({ id, text, read, mustBeReadBy = '9999' }) =>
    monthsToCome(text, previousMonth(read)).map((month) => ({ id, month, mustBeReadBy })),
  );
  expect(naming.map(({ id }) => id)).toContain('gemini: status-gems');
  for (const { id, month, mustBeReadBy } of naming)
    expect(mustBeReadBy <= `${nextMonth(month)}-31`, `${id}: by ${mustBeReadBy}`).toBe(true);
});

test.each(days)('%i months on, a fact or a price in which a day has come unread says so and counts no more', (_, today) => {
  for (const tool of snapshot.tools) {
    const page = presentToolPage(tool, snapshot, today);
    for (const fact of page.facts.filter(({ mustBeReadBy }) => mustBeReadBy)) {
      expect(fact.whence, fact.says).toMatch(/; to be read again by /);
      expect(/was to change by/.test(fact.notices.join(' ')), fact.says).toBe(isUnread(fact, today));
    }
  }
});

test.each(days)('%i months on, a situation prints no duty whose day has come without saying so', (_, today) => {
  for (const situation of content.situations) {
    const { duties, numbers, help } = presentSituation(situation, undefined, snapshot, today);
    for (const { id, notice } of [...duties, ...numbers, ...help]) {
      const by = content.duties.find((duty) => duty.id === id)?.mustBeReadBy;
      expect(notice !== undefined, id).toBe(by !== undefined && today.slice(0, by.length) > by);
    }
  }
});

test('what prices rest on bears a day from which it ages', () => {
  for (const [slug, prices] of content.prices)
    for (const { path, said } of saidOf(prices))
      expect(daysBetween(dayOfPrice(said), startDay), `${slug}: ${path}`).not.toBeNaN();
});
