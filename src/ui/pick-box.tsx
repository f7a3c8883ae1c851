/** The form at the foot of the page that the boxes belong to, wherever they stand. */
export const compareFormId = 'compare-picked';

/** A box by which a tool is picked to be compared. It belongs to a plain form, and works without a script. */
export function PickBox({ slug, name }: { slug: string; name: string }) {
  return (
    <label className="pick">
      <input
        type="checkbox"
        name="tools"
        value={slug}
        form={compareFormId}
        aria-label={`Pick ${name} to compare`}
        data-name={name}
      />
      <span>Compare</span>
    </label>
  );
}
