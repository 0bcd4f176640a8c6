/** One line of the help: an action and its key combinations. */
export interface ShortcutLine {
  /** Key of its text below `keys:lines`. */
  text: string;
  keys: readonly (readonly string[])[];
}

export interface ShortcutGroup {
  /** Key of its heading below `keys:groups`. */
  text: 'everywhere' | 'paper' | 'practice' | 'player';
  lines: readonly ShortcutLine[];
}

/** All shortcuts as listed in the help. Key names are those printed on keyboards. */
export function shortcutGroups(mac: boolean): ShortcutGroup[] {
  const modifier = mac ? '⌘' : 'Ctrl';
  const shift = mac ? '⇧' : 'Shift';
  return [
    {
      text: 'everywhere',
      lines: [
        { text: 'back', keys: mac ? [['⌘', '[']] : [['Alt', '←']] },
        { text: 'forward', keys: mac ? [['⌘', ']']] : [['Alt', '→']] },
        { text: 'zoomIn', keys: [[modifier, '+']] },
        { text: 'zoomOut', keys: [[modifier, '-']] },
        { text: 'zoomReset', keys: [[modifier, '0']] },
        { text: 'fullScreen', keys: mac ? [['⌃', '⌘', 'F']] : [['F11']] },
        { text: 'newWindow', keys: [[modifier, shift, 'N']] },
        { text: 'closeWindow', keys: [[modifier, 'W']] },
        { text: 'help', keys: [['F1'], [modifier, '/'], ['?']] },
      ],
    },
    {
      text: 'paper',
      lines: [
        { text: 'choose', keys: [['A'], ['1']] },
        { text: 'previous', keys: [['←'], ['Page Up']] },
        { text: 'next', keys: [['→'], ['Page Down']] },
        { text: 'advance', keys: [['Enter']] },
        { text: 'advanceWriting', keys: [[modifier, 'Enter']] },
        { text: 'mark', keys: [['M']] },
        { text: 'strike', keys: [['X']] },
        {
          text: 'passage',
          keys: [
            [shift, '↓'],
            [shift, '→'],
          ],
        },
        { text: 'highlight', keys: [['Enter']] },
      ],
    },
    {
      text: 'practice',
      lines: [
        { text: 'choose', keys: [['A'], ['1']] },
        { text: 'previous', keys: [['←'], ['Page Up']] },
        { text: 'next', keys: [['→'], ['Page Down']] },
        { text: 'check', keys: [['Enter']] },
        { text: 'checkWriting', keys: [[modifier, 'Enter']] },
        { text: 'mark', keys: [['M']] },
      ],
    },
    {
      text: 'player',
      lines: [
        { text: 'play', keys: [['Space'], ['K']] },
        { text: 'skip', keys: [['←'], ['→']] },
        { text: 'skipFar', keys: [['J'], ['L']] },
        { text: 'part', keys: [['0'], ['9']] },
        { text: 'volume', keys: [['↑'], ['↓']] },
        { text: 'mute', keys: [['M']] },
        { text: 'speed', keys: [['<'], ['>']] },
        { text: 'captions', keys: [['C']] },
        { text: 'fill', keys: [['F']] },
        { text: 'nextItem', keys: [['N']] },
      ],
    },
  ];
}
