/** The largest text answer that is taken; a paper with its questions has a few hundred KB. */
const maxBytes = 32 * 1024 * 1024;

/** The body of an answer; null: it is larger than any that the client can use, and was cut off. Rejects when it breaks off. */
export async function boundedBody(response: Response, limit = maxBytes): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
