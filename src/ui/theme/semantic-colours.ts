/** Semantic colours, the same for every tenant; always combined with an icon or a text. */
export interface SemanticColours {
  goodText: string;
  goodTint: string;
  goodDot: string;
  attentionText: string;
  attentionTint: string;
  attentionDot: string;
  attentionLine: string;
  failedText: string;
  failedTint: string;
  failedDot: string;
  /** The empty part of a progress bar. */
  track: string;
  /** A passage that the learner highlighted. */
  highlight: string;
  highlightText: string;
  /** A cell that is done, in a grid of cells. */
  answeredTint: string;
  answeredText: string;
}

export const lightColours: SemanticColours = {
  goodText: '#0b5c35',
  goodTint: '#e3f3e9',
  goodDot: '#1a8a55',
  attentionText: '#6e4a00',
  attentionTint: '#fdf0d5',
  attentionDot: '#b97a00',
  attentionLine: '#e6c98a',
  failedText: '#99241c',
  failedTint: '#fbe5e3',
  failedDot: '#c8372d',
  track: '#e4e7ec',
  highlight: '#ffe27a',
  highlightText: '#2b2200',
  answeredTint: '#dde5ee',
  answeredText: '#1d2a38',
};

export const darkColours: SemanticColours = {
  goodText: '#8ad9ae',
  goodTint: '#173526',
  goodDot: '#4fbf87',
  attentionText: '#f2cd83',
  attentionTint: '#3a2d10',
  attentionDot: '#e0a93d',
  attentionLine: '#6b5521',
  failedText: '#ffb3ab',
  failedTint: '#43201d',
  failedDot: '#f2776c',
  track: '#3a4048',
  highlight: '#6e5710',
  highlightText: '#fff6da',
  answeredTint: '#39444f',
  answeredText: '#eef2f6',
};

/** High contrast: the system's text and background colours; texts, icons and lines carry the meaning. */
export function contrastColours(text: string, background: string): SemanticColours {
  return {
    goodText: text,
    goodTint: background,
    goodDot: text,
    attentionText: text,
    attentionTint: background,
    attentionDot: text,
    attentionLine: text,
    failedText: text,
    failedTint: background,
    failedDot: text,
    track: background,
    highlight: text,
    highlightText: background,
    answeredTint: text,
    answeredText: background,
  };
}

/** The colours as CSS variables, for makeStyles. */
export const semanticColours = {
  goodText: 'var(--goodText)',
  goodTint: 'var(--goodTint)',
  goodDot: 'var(--goodDot)',
  attentionText: 'var(--attentionText)',
  attentionTint: 'var(--attentionTint)',
  attentionDot: 'var(--attentionDot)',
  attentionLine: 'var(--attentionLine)',
  failedText: 'var(--failedText)',
  failedTint: 'var(--failedTint)',
  failedDot: 'var(--failedDot)',
  track: 'var(--track)',
  highlight: 'var(--highlight)',
  highlightText: 'var(--highlightText)',
  answeredTint: 'var(--answeredTint)',
  answeredText: 'var(--answeredText)',
} as const satisfies SemanticColours;
