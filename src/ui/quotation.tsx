interface QuotationProps {
  /** The line beside it: 'Jesus used the technology of His time to reach more people'. */
  line: string;
  /** With its curly quotes. */
  text: string;
  /** Reference and translation: 'Mark 4:1–2, Berean Standard Bible'. */
  source: string;
  cite?: string;
}

/** A quotation with its reference beside a ruby rule (docs/look.md). */
export function Quotation({ line, text, source, cite }: QuotationProps) {
  return (
    <section className="quotation split">
      <h2>{line}</h2>
      <figure>
        <blockquote cite={cite}>
          <p>{text}</p>
        </blockquote>
        <figcaption className="meta">{source}</figcaption>
      </figure>
    </section>
  );
}
