/** Reason not to start, as a sentence for the operator, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** Validation error of one field, as the API returns it (docs/product.md). */
export interface Issue {
  path: string;
  message: string;
}

/** Error that becomes an answer with this status: JSON, or a page for a browser. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 503;
  readonly issues: Issue[];
  readonly headers: Record<string, string>;
  /** Current record, where an edit of an older version is refused. */
  readonly current: unknown;
  /** True if it refuses a client that asks too much. */
  readonly isTooMuch: boolean;

  constructor(
    status: HttpError['status'],
    message: string,
    options: { issues?: Issue[]; headers?: Record<string, string>; current?: unknown; isTooMuch?: boolean } = {},
  ) {
    super(message);
    this.status = status;
    this.issues = options.issues ?? [];
    this.headers = options.headers ?? {};
    this.current = options.current;
    this.isTooMuch = options.isTooMuch ?? false;
  }

  /** Makes the body of the answer. */
  toBody(): { message: string; issues?: Issue[]; current?: unknown } {
    return {
      message: this.message,
      ...(this.issues.length > 0 && { issues: this.issues }),
      ...(this.current !== undefined && { current: this.current }),
    };
  }
}
