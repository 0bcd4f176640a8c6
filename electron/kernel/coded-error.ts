/** A failure with a text for the learner: `code` is an i18n key below `desktop:`, in lower-case letters and dashes. */
export class CodedError extends Error {
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CodedError';
    this.code = code;
  }
}
