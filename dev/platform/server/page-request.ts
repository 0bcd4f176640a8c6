/** A request for a page that people open in a browser. */
export interface PageRequest {
  method: string;
  url: URL;
  /** Form fields; `undefined`: it is neither a form nor JSON. */
  body: unknown;
  /** The header `cookie`; '' without one. */
  cookie: string;
}
