import { hash } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { addresses, withSearch } from '#domain/addresses.ts';
import type { ChurchTexts } from '#domain/church/church-texts.ts';
import { policyMark } from '#domain/church/policy-mark.ts';
import type { PolicySearch } from '#domain/church/policy-search.ts';
import { answersOf, isAnswered, parsePolicySearch } from '#domain/church/policy-search.ts';
import { parseReadinessSearch, readinessPlan } from '#domain/church/readiness.ts';
import { reviewDay } from '#domain/church/review-day.ts';
import { calendarFile } from '../calendar-file.ts';
import type { CurrentCatalogue } from '../catalogue/current-catalogue.ts';
import { HttpError } from '../errors.ts';
import { KeptPromises } from '../kept-promises.ts';
import type { AddressRow } from '../requests/address-row.ts';
import { writeDocx } from '../word-files/write-docx.ts';
import { papersDocument, policyDocument } from './church-documents.ts';
import type { ChurchSources } from './present-church-paper.ts';
import { presentPaper, presentPolicy } from './present-church-paper.ts';
import { trainingPackage } from './training-package.ts';

interface ChurchFilesOptions {
  catalogue: CurrentCatalogue;
  publicUrl: string;
  /** Returns the day by which the age of facts is judged: 2026-11-22. */
  today: () => string;
}

/** Maximum number of cached files, each of some 15 kB. */
const mostFiles = 200;

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const dayOfReview = z.iso.date();

interface FileInput extends ChurchSources {
  church: ChurchTexts;
  search: PolicySearch;
  publicUrl: string;
}

/** Name under which a file is saved, and the function that makes it. */
interface FileOfAnswers {
  name: string;
  make: (input: FileInput) => Promise<Uint8Array>;
}

const filesOfAnswers: Record<string, FileOfAnswers> = {
  'policy.docx': {
    name: 'how-we-use-ai.docx',
    make: ({ church, search, publicUrl, ...sources }) =>
      writeDocx(
        policyDocument(
          presentPolicy(church, search, sources),
          publicUrl,
          addresses.churchPolicy(answersOf(search, church.policy.version)),
        ),
      ),
  },
  'pack.docx': {
    name: 'pack-for-the-meeting.docx',
    make: ({ church, search, ...sources }) => {
      const { pack, mark, date } = presentPolicy(church, search, sources);
      return writeDocx(papersDocument('For the meeting on “How we use AI”', pack, { mark, date }));
    },
  },
  'page.docx': {
    name: 'page-for-the-congregation.docx',
    make: ({ church, search, ...sources }) => {
      const paper = presentPaper(church, 'page', search, sources);
      const edition = { mark: policyMark(search, church.policy.version), date: church.policy.date };
      const document = papersDocument(paper.title, [paper], edition);
      return writeDocx(
        isAnswered(search) ? document : { ...document, under: '[Your church] · From our defaults: no question was answered' },
      );
    },
  },
  'training.zip': {
    name: 'training-scorm.zip',
    make: ({ church, search }) => trainingPackage(church, search),
  },
};

/** Lists the files made from a set of answers: for Word, a learning system and a calendar. Nothing of a church is in them. */
export function churchFileRows({ catalogue, publicUrl, today }: ChurchFilesOptions): AddressRow[] {
  const files = new KeptPromises<Uint8Array>(mostFiles);

  const file =
    (fileName: string, { name, make }: FileOfAnswers) =>
    async (c: Context) => {
      const { snapshot } = catalogue;
      const { church } = snapshot.guidance;
      if (!church) throw new HttpError(404, 'We can’t find that file.');
      const search = searchOf(c.req.query());
      const sources = { snapshot, today: today() };
      const key = [addresses.churchPolicy(search), fileName, snapshot.revision, sources.today].join(' ');
      const bytes = await files.get(key, () => make({ ...sources, church, search, publicUrl }));
      return c.body(Uint8Array.from(bytes), 200, {
        ...cached,
        'Content-Type': fileName.endsWith('.zip') ? 'application/zip' : wordType,
        'Content-Disposition': `attachment; filename="${name}"`,
      });
    };

  const review = (c: Context) => {
    const search = searchOf(c.req.query());
    const parsedDay = dayOfReview.safeParse(c.req.query('on'));
    const day = parsedDay.data ?? reviewDay(search, today());
    const policy = publicUrl + addresses.churchPolicy(search);
    const event = {
      id: `review-${day}-${hash('sha256', policy, 'hex').slice(0, 16)}`,
      day,
      title: 'Review “How we use AI”',
      text: `Read the page aloud, change what didn’t work, and adopt it again. The answers that made it: ${policy}`,
      link: policy,
      reminder: 'The policy on AI is due for review',
    };
    return c.body(calendarFile([event], new Date(today())), 200, calendarHeaders('review-how-we-use-ai'));
  };

  const readiness = (c: Context) => {
    const { church } = catalogue.snapshot.guidance;
    const search = parseReadinessSearch(c.req.query());
    const steps = church ? readinessPlan(church.readiness, search) : [];
    const events = steps.flatMap(({ step, page, date }) =>
      date
        ? [{ id: `ninety-days-${search.from}${page.replaceAll(/\W+/g, '-')}`, day: date, title: step, link: publicUrl + page }]
        : [],
    );
    if (events.length === 0) throw new HttpError(404, 'There is no plan with dates.');
    return c.body(calendarFile(events, new Date(today())), 200, calendarHeaders('ninety-days'));
  };

  // Answers are not stored: there are more sets of a church's answers than any cache holds. Each file is made once at a time.
  const row = (path: string, answer: AddressRow['answer']): AddressRow => ({
    method: 'GET',
    path,
    cache: 'revision',
    key: ({ query }) => ({ key: withSearch(path, query), isStored: false }),
    work: 'making',
    answer,
  });
  return [
    ...Object.entries(filesOfAnswers).map(([fileName, fileOfAnswers]) =>
      row(`/your-church/${fileName}`, file(fileName, fileOfAnswers)),
    ),
    row(addresses.churchPaper('review.ics', {}), review),
    row(addresses.churchPaper('readiness.ics'), readiness),
  ];
}

const calendarHeaders = (name: string) => ({
  ...cached,
  'Content-Type': 'text/calendar; charset=utf-8',
  'Content-Disposition': `attachment; filename="${name}.ics"`,
});

const cached = { 'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' };

/** Parses the answers of an address, in canonical order, and whether the policy is in its long form. */
const searchOf = (query: Record<string, string>): PolicySearch => {
  const { question: _question, tradition: _tradition, mark: _mark, ...search } = parsePolicySearch(query);
  return search;
};
