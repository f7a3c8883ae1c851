import { load, YAMLException } from 'js-yaml';
import type { ContentProblem } from './records.ts';

/** Parses a YAML text; undefined when it is invalid, and `problems` then says so with its line. */
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
