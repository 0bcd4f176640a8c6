/** The channel of one call or event of the contract; preload and main derive it from the tree, nobody types one. */
export function channelOf(domain: string, verb: string): string {
  return `${domain}:${verb}`;
}
