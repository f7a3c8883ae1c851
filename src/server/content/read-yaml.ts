import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, YAMLException } from 'js-yaml';
import type { ContentProblem } from './records.ts';

/** An authored data file, or nothing when it is missing or not YAML, which `problems` then tells. */
export function readYaml(root: string, file: string, problems: ContentProblem[]): unknown {
  if (existsSync(join(root, file))) return parseYamlText(file, readFileSync(join(root, file), 'utf8'), problems);
  problems.push({ file, field: '(file)', message: 'is missing' });
  return undefined;
}

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
