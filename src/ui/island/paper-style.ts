import { tokens } from '@fluentui/react-components';
import { sheet } from '../theme/fixed-colours.ts';

/** How an article looks that says nothing of it: white paper, in dark themes too. Its own styles come after these. */
export const paperStyle = `
  :host { all: initial; display: block; }
  .article {
    color-scheme: light; box-sizing: border-box; padding: 12px 20px;
    background: ${sheet.background}; color: ${sheet.text};
    font: 16px/1.875 ${tokens.fontFamilyBase}; overflow-wrap: anywhere;
  }
  h1, h2, h3, h4 { margin: 28px 0 12px; font-size: 20px; line-height: 1.4; font-weight: 600; }
  h4 { font-size: 16px; }
  .article > :first-child { margin-top: 0; }
  .article > :last-child { margin-bottom: 0; }
  p, ul, ol { margin: 0 0 16px; }
  ul, ol { padding-inline-start: 28px; }
  a { color: ${sheet.link}; }
  a:focus-visible, [role="button"]:focus-visible { outline: 2px solid ${sheet.text}; outline-offset: 2px; }
  table { width: 100%; margin: 8px 0 20px; border-collapse: collapse; font-size: 14px; line-height: 22px; }
  td, th { border: 1px solid ${sheet.line}; padding: 8px 12px; }
  th { background: ${sheet.shade}; text-align: start; }
  blockquote {
    margin: 0 0 16px; padding: 8px 16px; border-left: 3px solid ${sheet.link};
    background: ${sheet.shade}; color: ${sheet.quiet};
  }
  img { display: block; max-width: 100%; max-height: 320px; height: auto; margin: 8px auto 20px; }
  img[role="button"] { cursor: zoom-in; }
  .formula.display { display: block; overflow-x: auto; margin: 8px 0; text-align: center; }
  .picture-missing, .not-shown {
    display: inline-block; padding: 6px 12px; border: 1px dashed ${sheet.line}; border-radius: 4px; color: ${sheet.quiet};
  }
  .picture-missing button {
    min-height: 32px; padding: 0 12px; border: 1px solid ${sheet.line}; border-radius: 4px;
    background: ${sheet.background}; color: ${sheet.link}; font: inherit; cursor: pointer;
  }
  video { display: block; max-width: 100%; margin: 8px 0; }
  audio { display: block; width: 100%; max-width: 420px; margin: 8px 0; }
`;
