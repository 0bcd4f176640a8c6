/** The scheme of links into the client: lectern://<path>. */
export const linkScheme = 'lectern';
