/** How often an article was opened; the articles themselves are content. */
export const cmsTables = `
CREATE TABLE IF NOT EXISTS article_read (
  article_id TEXT PRIMARY KEY, count INTEGER NOT NULL
) STRICT;
`;
