/** A question for the peers' pages: texts without markup. */
export interface PlainQuestion {
  id: string;
  text: string;
  several: boolean;
  options: readonly { key: string; text: string }[];
}

/** Reads the questions written by the bench. */
export async function readQuestions(): Promise<readonly PlainQuestion[]> {
  const response = await fetch('/paper.json');
  if (!response.ok) throw new Error(`paper.json answered ${response.status}.`);
  return response.json();
}
