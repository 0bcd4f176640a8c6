/** What the host answers; a page of HTML unless `type` says so. */
export interface Answer {
  status: number;
  body: string;
  location?: string;
  type?: string;
  /** Sent as a file of this name. */
  fileName?: string;
}
