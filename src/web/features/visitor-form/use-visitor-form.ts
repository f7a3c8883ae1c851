import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Checked, FieldIssue } from '#domain/check.ts';
import { check } from '#domain/check.ts';
import type { FormEntries, FormName } from '#domain/submissions/form-entries.ts';
import { extraNames, readExtras, textEntries } from '#domain/submissions/form-entries.ts';
import { countLinks, mostLinks } from '#domain/submissions/spam.ts';
import type { ToastMessage } from '#ui/toast.tsx';
import { forgetDraft, mergeDraft, saveDraft, savedDraft } from './drafts.ts';
import { createSender, failureOf } from './sending.ts';

/** Options of a form. */
export interface VisitorFormOptions<Values extends object, Data extends object> {
  form: FormName;
  /** Path of the API for requests with scripts. */
  path: string;
  token: string | undefined;
  /** Initial values of the fields. */
  values: Values;
  /** Validation errors of the initial values. */
  issues: FieldIssue[];
  /** Values of the empty form, as after sending. */
  empty: Values;
  /**
   * Result of a plain POST from before hydration: stored, so that its draft is deleted, or shown again, so that it is the draft
   * now.
   */
  plainForm: 'stored' | 'came back' | undefined;
  read: (entries: FormEntries) => Values;
  /** Loads the schema, which is needed only on sending (docs/product.md). */
  loadSchema: () => Promise<Parameters<typeof check<Data>>[0]>;
  /** Maps values to the record that the schema validates. */
  toRecord: (values: Values) => object;
  /** Field that gets the error for too many links. */
  textField: keyof Values & string;
  /** Returns true when the visitor should read something before it is sent. */
  holdBack?: (record: object) => Promise<boolean>;
  onSent: (answer: unknown) => void;
  success: Pick<ToastMessage, 'title' | 'text'>;
  failure: string;
}

/**
 * State of a form that visitors send. Its fields are uncontrolled: values typed before hydration, or without scripts, are not
 * lost, and a plain POST sends the same names (docs/product.md).
 */
export function useVisitorForm<Values extends object, Data extends object>(options: VisitorFormOptions<Values, Data>) {
  const formRef = useRef<HTMLFormElement>(null);
  const [token, setToken] = useState(options.token ?? '');
  // Another round remounts the fields with other initial values.
  const [{ values, round }, setFields] = useState({ values: options.values, round: 0 });
  const [{ issues, tries }, setErrors] = useState({ issues: options.issues, tries: 0 });
  const [sending, setSending] = useState(false);
  const [notice, setNotice] = useState<ToastMessage>();
  const [send] = useState(() => createSender(options.path));
  const { form, empty, read } = options;

  const entriesNow = () => textEntries(formRef.current ? new FormData(formRef.current) : []);

  // Restores, on hydration, the draft from before a reload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks at the form as the server sent it.
  useEffect(() => {
    if (options.plainForm === 'stored') forgetDraft(form);
    if (options.plainForm === 'came back') saveDraft(form, entriesNow());
    const draft = savedDraft(form);
    if (draft) {
      const current = read(entriesNow());
      const merged = mergeDraft(read(draft), current, empty);
      setToken((before) => readExtras(draft).token || before);
      if (JSON.stringify(merged) !== JSON.stringify(current)) setFields({ values: merged, round: 1 });
    }
    if (!options.token) fetchToken(form).then((fetched) => setToken((before) => before || fetched));
  }, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    try {
      await sendIfRight();
    } catch (error) {
      const { message, issues: serverIssues } = failureOf(error, options.failure);
      if (serverIssues.length > 0) showErrors(serverIssues);
      setNotice({ key: Date.now(), kind: 'error', title: 'Error', text: message });
    } finally {
      setSending(false);
    }
  }

  async function sendIfRight() {
    const entries = entriesNow();
    const { token: sentToken, trap } = readExtras(entries);
    const record = options.toRecord(read(entries));
    const result = await checkHere(record);
    const wrong = result.issues ?? linkIssues(record, options.textField);
    showErrors(wrong);
    if (wrong.length > 0 || (await options.holdBack?.(result.data ?? record))) return;
    const answer = await send({
      ...result.data,
      ...(sentToken && { [extraNames.token]: sentToken }),
      ...(trap && { [extraNames.trap]: trap }),
    });
    forgetDraft(form);
    setFields((before) => ({ values: empty, round: before.round + 1 }));
    options.onSent(answer);
    setNotice({ key: Date.now(), kind: 'success', ...options.success });
  }

  /**
   * Validates by the schema. Where it fails to load, as after a new release, or throws, nothing is reported: the server validates
   * in any case.
   */
  async function checkHere(record: object): Promise<Checked<object>> {
    try {
      return check(await options.loadSchema(), record);
    } catch (error) {
      console.warn('This form is checked by the server alone.', error);
      return { data: record };
    }
  }

  const showErrors = (newIssues: FieldIssue[]) => setErrors((before) => ({ issues: newIssues, tries: before.tries + 1 }));

  return {
    formProps: { ref: formRef, onSubmit: submit, onInput: () => saveDraft(form, entriesNow()) },
    /** Saves the draft after a change without an input event, such as a row that was removed. */
    keepDraft: () => setTimeout(() => saveDraft(form, entriesNow())),
    valuesNow: () => read(entriesNow()),
    token,
    values,
    round,
    issues,
    tries,
    sending,
    notice,
    closeNotice: () => setNotice(undefined),
  };
}

/** Reports too many links before sending, so that nobody writes in vain: the server treats such a text as spam. */
function linkIssues(record: object, textField: string): FieldIssue[] {
  const { website: _, ...texts } = record as Record<string, unknown>;
  return countLinks(Object.values(texts)) > mostLinks
    ? [{ path: textField, message: `Use at most ${mostLinks} links in all texts` }]
    : [];
}

/** Fetches the token of a page reached by client-side navigation; the form is also sent without one. */
async function fetchToken(form: FormName): Promise<string> {
  try {
    const response = await fetch(`/api/form-tokens/${form}`);
    return response.ok ? ((await response.json()) as { token: string }).token : '';
  } catch {
    return '';
  }
}
