/** Id of the form at the foot of the page, which all checkboxes belong to, wherever they are. */
export const compareFormId = 'compare-picked';

/** Checkbox that selects a tool for comparison. It belongs to a plain form, and works without a script. */
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
