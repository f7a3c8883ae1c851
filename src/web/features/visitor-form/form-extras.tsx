import { extraNames } from '#domain/submissions/form-entries.ts';

/**
 * What stands in a form unseen: the token that tells when it was shown, a field that only robots fill in, and a button
 * that Enter presses. The browser takes the first, which would otherwise be one that adds or removes a row.
 */
export function FormExtraFields({ token }: { token: string }) {
  return (
    <>
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name={extraNames.token} value={token} />
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={extraNames.trap}>Leave this empty</label>
        <input id={extraNames.trap} name={extraNames.trap} type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
