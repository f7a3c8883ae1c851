import { extraNames } from '#domain/submissions/form-entries.ts';

/**
 * Hidden fields of a form: the token with the time at which it was shown, a honeypot for robots, and a submit button for Enter. A
 * browser uses the first button, which would otherwise be one that adds or removes a row.
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
