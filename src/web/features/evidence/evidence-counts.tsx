import { capitalized } from '#domain/text/capitalized.ts';
import type { EvidenceCounts } from '#domain/trust/count-evidence.ts';
import { Table } from '#ui/table.tsx';
import { countsPart, topicsPart } from './counts-part.ts';

/** Counts for the promise of sources: facts with a source, and their age. */
export function EvidenceCountsWords({ counts }: { counts: EvidenceCounts }) {
  const {
    tools,
    toolsWithFacts,
    toolsWithMakersFacts,
    facts,
    factsDated,
    factsRecent,
    factsAged,
    factsExpired,
    factsComparedByPerson,
    factsComparedByProgram,
    factsComparedUnrecorded,
  } = counts;
  return (
    <section className="prose mt-10" aria-labelledby={countsPart.id}>
      <h2 id={countsPart.id}>{countsPart.title}</h2>
      <p>
        {`Today ${toolsWithFacts} of ${tools} tools have quoted facts, ${toolsWithMakersFacts} from their company’s own documents. `}
        {`There are ${facts} facts, each with its source; of ${factsDated} the date of the document or of our copy is known. `}
        {`${factsRecent} come from the last 180 days, and ${factsAged} are older and say so. We don’t rely on the other ${factsExpired}: they’re over a year old or have no date. `}
        {`The quoted words of ${factsComparedByPerson} were compared with the document by a person, and those of ${factsComparedByProgram} by a program alone; of ${factsComparedUnrecorded} that’s not recorded.`}
      </p>
    </section>
  );
}

/** Table of topics: number of tools whose company has a statement, and of those for which none was found. */
export const EvidenceCountsTable = ({ counts: { topics } }: { counts: EvidenceCounts }) => (
  <div className="prose mt-10">
    <h2 id={topicsPart.id}>{topicsPart.title}</h2>
    <Table
      caption={topicsPart.title}
      captionHidden
      columns={[
        { header: 'On', cell: ({ noun }) => capitalized(noun), rowHeader: true },
        { header: 'Tools whose company says it', cell: ({ maker }) => maker, numeric: true },
        { header: 'Looked for, not found', cell: ({ notFound }) => notFound, numeric: true },
      ]}
      rows={topics}
      rowKey={({ about }) => about}
      phone="scroll"
    />
  </div>
);
