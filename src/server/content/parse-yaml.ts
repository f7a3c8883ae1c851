import { load, YAMLException } from 'js-yaml';
import type { ContentProblem } from './records.ts';

/** What a YAML text says, or nothing when it is none, which `problems` then tells with its line. */
export function parseYamlText(file: string, source: string, problems: ContentProblem[]): unknown {
  try {
    return load(source);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { reason, mark } = error;
    problems.push({ file, field: '(yaml)', message: mark ? `${reason} at line ${mark.line + 1}` : reason });
    return undefined;
  }
}
