import { z } from 'zod';
import { questionSchema } from '#domain/questions/question-schema.ts';
import { contactSchema } from '#domain/submissions/contact-schema.ts';
import { formNames } from '#domain/submissions/form-entries.ts';
import { suggestionSchema } from '#domain/submissions/suggestion-schema.ts';
import { answer, failure, jsonSchema, ref } from './public/openapi-parts.ts';
import { readPaths, readSchemasOfAnswers } from './public/openapi-reads.ts';
import { pageViewSchema } from './public/page-views.ts';

// Made from the schemas that validate, so that the description cannot drift from them.

const errorSchema = z.object({
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  current: z.unknown().optional().meta({ description: 'The record as it stands, when an edit of an older version is refused' }),
});

const formTokenSchema = z.object({ token: z.string() });
const receivedContactSchema = z.object({ id: z.uuid() });
const receivedSuggestionSchema = z.object({
  id: z.uuid(),
  status: z.literal('pending'),
  reference: z
    .string()
    .regex(/^S-[0-9A-Z]{6}$/)
    .meta({ description: 'What the sender can quote' }),
});

const receivedQuestionSchema = receivedSuggestionSchema.extend({
  reference: z
    .string()
    .regex(/^Q-[0-9A-Z]{6}$/)
    .meta({ description: 'What the asker can quote, and the end of its address once it is on the site' }),
});
const voteSchema = z.object({
  votes: z.int().meta({ description: 'How many ask it too' }),
  isMine: z.boolean().meta({ description: 'Whether your vote of today is among them' }),
});

const vote = (name: 'reference' | 'slug', summary: string) => ({
  summary,
  parameters: [{ name, in: 'path', required: true, schema: { type: 'string' } }],
  responses: {
    200: answer('How many ask it now', ref('Vote')),
    403: failure('It was sent from a page of another site'),
    404: failure('There is nothing there that can be voted for'),
    429: failure('Too much was sent; Retry-After says when to try again'),
    503: failure('Nothing can be stored right now; Retry-After says when to try again'),
  },
});

const write = (summary: string, body: string, answered: string) => ({
  post: {
    summary,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        description: 'The same key with the same body is stored once and answered alike, for 24 hours',
        schema: { type: 'string', minLength: 1, maxLength: 255 },
      },
    ],
    requestBody: {
      required: true,
      description: 'At most 64 kB in UTF-8. Fields that are not described here are not taken up',
      content: { 'application/json': { schema: ref(body) } },
    },
    responses: {
      201: answer('It was received', ref(answered)),
      400: failure('The body or the key cannot be read'),
      403: failure('It was sent from a page of another site'),
      413: failure('The body is too large'),
      415: failure('The body is not JSON in UTF-8'),
      422: failure('Fields are missing or wrong, or the key was used for another body'),
      429: failure('Too much was sent; Retry-After says when to try again'),
      503: failure('Nothing can be stored right now; Retry-After says when to try again'),
    },
  },
});

const pageViewWrite = {
  post: {
    summary: 'Count a view of a page; no cookie, address or browser is kept, and unknown paths are not counted',
    requestBody: { required: true, content: { 'application/json': { schema: ref('PageView') } } },
    responses: {
      204: { description: 'It was heard' },
      400: failure('The body cannot be read'),
      403: failure('It was sent from a page of another site'),
      413: failure('The body is too large'),
      415: failure('The body is not JSON in UTF-8'),
      422: failure('There is no path'),
    },
  },
};

const factsTable = {
  get: {
    summary:
      'Every fact on the tools as a table of comma-separated values, a line for each, with quotation, document, source and dates',
    responses: {
      200: {
        description: 'The table; its first line names the columns',
        content: { 'text/csv': { schema: { type: 'string' } } },
      },
    },
  },
};

/** The OpenAPI 3.1 description of the public API. */
export const openApiDocument = (publicUrl: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'Ministry AI Hub',
    version: '1',
    description: 'The public catalogue of AI tools and ministry workflows. Reading needs no key.',
  },
  servers: [{ url: publicUrl }],
  paths: {
    ...readPaths(),
    '/api/facts.csv': factsTable,
    '/api/submissions': write('Suggest a workflow or a tool', 'Suggestion', 'ReceivedSuggestion'),
    '/api/contacts': write('Write to the team', 'Contact', 'ReceivedContact'),
    '/api/questions': {
      ...readPaths()['/api/questions'],
      ...write('Ask what no answer answers', 'Question', 'ReceivedQuestion'),
    },
    '/api/questions/{reference}/vote': {
      post: vote('reference', 'Ask this too: counted once for a visitor and day, and no name is kept'),
      delete: vote('reference', 'Take that back, on the same day'),
    },
    '/api/answers/{slug}/vote': {
      post: vote('slug', 'Ask what an answer answers: counted once for a visitor and day, and no name is kept'),
      delete: vote('slug', 'Take that back, on the same day'),
    },
    '/api/page-views': pageViewWrite,
    '/api/form-tokens/{form}': {
      get: {
        summary: 'A token that tells when a form was shown; a program needs none',
        parameters: [{ name: 'form', in: 'path', required: true, schema: { enum: formNames } }],
        responses: { 200: answer('The token', ref('FormToken')), 404: failure('There is no such form') },
      },
    },
  },
  components: {
    schemas: {
      ...readSchemasOfAnswers(),
      Suggestion: jsonSchema(suggestionSchema, 'input'),
      ReceivedSuggestion: jsonSchema(receivedSuggestionSchema),
      Contact: jsonSchema(contactSchema, 'input'),
      ReceivedContact: jsonSchema(receivedContactSchema),
      Question: jsonSchema(questionSchema, 'input'),
      ReceivedQuestion: jsonSchema(receivedQuestionSchema),
      Vote: jsonSchema(voteSchema),
      PageView: jsonSchema(pageViewSchema, 'input'),
      FormToken: jsonSchema(formTokenSchema),
      Error: jsonSchema(errorSchema),
    },
  },
});
