/** Calls a control of the embedded platform; these answer without an envelope. Rejects on any status but 2xx. */
export async function readDiagnostic(address: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(address, { ...init, credentials: 'omit' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
