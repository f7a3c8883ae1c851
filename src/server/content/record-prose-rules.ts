import { toolSections } from '#domain/catalogue/tool-schema.ts';
import { oncePer } from '#domain/once-per.ts';
import { numbersIn, unknownNumbers } from './law-rules.ts';
import { sayingProblems } from './prose-rules.ts';
import type { Prose } from './read-prose.ts';
import { proseOfFields, proseOfText } from './read-prose.ts';
import type { ContentProblem, Ruled } from './records.ts';

type Told = Pick<Ruled, 'tools' | 'workflows' | 'answers' | 'duties'>;

const sectionFields: readonly string[] = toolSections.map(({ field }) => field);

/**
 * Words and forms that the voice avoids, and numbers to call that nobody read, in what staff edit. What texts may not share with
 * each other is told by the check of the files alone: it is about the whole collection, and in nobody's way at the desk.
 */
export const recordProseProblems = ({ tools, workflows, answers, duties }: Told): ContentProblem[] => {
  const told = [
    ...tools.map((tool) => toldByTool(tool)),
    ...workflows.map((workflow) => toldByWorkflow(workflow)),
    ...answers.map((answer) => toldByAnswer(answer)),
  ];
  return [
    ...told.flatMap(({ sayings }) => sayings),
    ...unknownNumbers(
      told.flatMap(({ numbers }) => numbers),
      duties,
    ),
  ];
};

/** What the words of a record decide alone. */
const saidBy = (prose: Prose[]) => ({ sayings: prose.flatMap(sayingProblems), numbers: numbersIn(prose) });
export const toldByTool = oncePer((tool: Told['tools'][number]) => saidBy(proseOfTool(tool)));
export const toldByWorkflow = oncePer((workflow: Told['workflows'][number]) =>
  saidBy(proseOfFields(`workflows/${workflow.slug}.yaml`, workflow)),
);
export const toldByAnswer = oncePer((answer: Told['answers'][number]) =>
  saidBy(proseOfFields(`answers/${answer.slug}.yaml`, answer)),
);

/** A tool's long sections are Markdown, as they stand in its file; a mistake in one is told of the section. */
function proseOfTool(tool: Told['tools'][number]): Prose[] {
  const file = `tools/${tool.slug}.md`;
  const short = Object.entries(tool).filter(([name]) => !sectionFields.includes(name));
  const sections = toolSections.flatMap(({ field }) =>
    proseOfText(file, tool[field] ?? '').map((prose) => ({ ...prose, field })),
  );
  return [...proseOfFields(file, Object.fromEntries(short)), ...sections];
}
