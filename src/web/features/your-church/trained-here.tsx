import type { TrainingResult } from '#domain/church/church-file.ts';
import { resultsByVersion } from '#domain/church/training-results.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { Icon } from '#ui/icon.tsx';

/** Count of the people who passed the training on this device, under this version of the policy and under others. It names no one. */
export function TrainedHere({ results, mark }: { results: readonly TrainingResult[]; mark: string }) {
  const versions = resultsByVersion(results);
  const others = [...versions].filter(([version]) => version !== mark);
  return (
    <div className="trained-here mt-3">
      <p>Trained on this device: {people(versions.get(mark)?.length ?? 0)}</p>
      {others.map(([version, of]) => (
        <p className="meta" key={version}>
          {of.length} under version {version}
        </p>
      ))}
      {results.length > 0 && (
        <details className="fold">
          <summary>
            Days and shares
            <Icon name="chevron-down" />
          </summary>
          <ul>
            {[...versions].flatMap(([version, of]) =>
              of.map(({ id, date, score }, at) => (
                <li key={id ?? `${version} ${at}`}>
                  {formatCheckedDate(date)}: {Math.round(score * 100)}% right, version {version}
                </li>
              )),
            )}
          </ul>
          <p className="meta">No names are kept. The signed sheets say who it was.</p>
        </details>
      )}
    </div>
  );
}

const people = (count: number) => (count === 0 ? 'no one yet' : count === 1 ? '1 person' : `${count} people`);
