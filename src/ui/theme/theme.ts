import {
  createDarkTheme,
  createLightTheme,
  teamsHighContrastTheme,
  type BrandVariants,
  type Theme,
} from '@fluentui/react-components';
import { contrastColours, darkColours, lightColours, type SemanticColours } from './semantic-colours.ts';
import type { ThemeMode } from './use-theme-mode.ts';

export type AppTheme = Theme & SemanticColours;

const fontFamilyBase =
  '"Segoe UI Variable Text","Segoe UI","Microsoft YaHei UI","PingFang SC","Noto Sans CJK SC","Noto Sans SC",sans-serif';

// Fluent's sizes, enlarged for Chinese; the minimum is 12 px.
const typography = {
  fontFamilyBase,
  fontSizeBase100: '12px',
  fontSizeBase200: '13px',
  fontSizeBase300: '14px',
  fontSizeBase400: '16px',
  fontSizeBase500: '20px',
  fontSizeBase600: '24px',
  lineHeightBase100: '18px',
  lineHeightBase200: '20px',
  lineHeightBase300: '22px',
  lineHeightBase400: '24px',
  lineHeightBase500: '28px',
  lineHeightBase600: '34px',
  borderRadiusMedium: '6px',
  borderRadiusLarge: '8px',
  borderRadiusXLarge: '12px',
};

function lightTheme(ramp: BrandVariants): AppTheme {
  return {
    ...createLightTheme(ramp),
    ...typography,
    colorNeutralForeground1: '#191c21',
    colorNeutralForeground2: '#3a4049',
    colorNeutralForeground3: '#545b66',
    colorNeutralForeground4: '#656c78',
    // Fluent's own are warm.
    colorNeutralBackground1Hover: '#f1f3f6',
    colorNeutralBackground1Selected: '#e9ecf1',
    colorNeutralBackground1Pressed: '#e3e7ed',
    colorSubtleBackgroundHover: '#f1f3f6',
    colorSubtleBackgroundSelected: '#e9ecf1',
    colorSubtleBackgroundPressed: '#e3e7ed',
    colorNeutralBackground2: '#f5f6f8',
    colorNeutralBackground3: '#eceef2',
    colorNeutralBackground4: '#e6e9ee',
    colorNeutralBackground6: '#e6e9ee',
    colorPaletteGreenBackground3: lightColours.goodDot,
    colorNeutralStroke1: '#c9ced6',
    colorNeutralStroke2: '#e0e3e9',
    colorNeutralStroke3: '#eceef2',
    colorNeutralStrokeAccessible: '#5c636e',
    colorNeutralStencil1: '#e6e9ee',
    colorNeutralStencil2: '#f5f6f8',
    ...lightColours,
  };
}

function darkTheme(ramp: BrandVariants): AppTheme {
  return {
    ...createDarkTheme(ramp),
    ...typography,
    colorNeutralForeground1: '#f1f3f6',
    colorNeutralForeground2: '#d3d7de',
    colorNeutralForeground3: '#adb4bf',
    colorNeutralForeground4: '#98a0ac',
    colorNeutralBackground1: '#212429',
    colorNeutralBackground1Hover: '#2a2e34',
    colorNeutralBackground1Pressed: '#1b1e22',
    colorNeutralBackground1Selected: '#2d3138',
    colorNeutralBackground2: '#16181b',
    colorNeutralBackground3: '#2b2f35',
    colorNeutralBackground4: '#30353c',
    colorSubtleBackgroundHover: '#2c3036',
    colorSubtleBackgroundSelected: '#2c3036',
    colorNeutralBackground6: '#3a4049',
    colorNeutralBackgroundDisabled: '#2b2f35',
    colorNeutralForegroundDisabled: '#7a828e',
    colorPaletteGreenBackground3: darkColours.goodDot,
    colorNeutralStroke1: '#585f6a',
    colorNeutralStroke2: '#383d45',
    colorNeutralStroke3: '#2c3036',
    colorNeutralStrokeAccessible: '#a9b0bb',
    colorNeutralStencil1: '#2b2f35',
    colorNeutralStencil2: '#353a41',
    colorBrandBackground: ramp[80],
    colorBrandBackgroundHover: ramp[70],
    colorBrandBackgroundPressed: ramp[60],
    colorCompoundBrandBackground: ramp[100],
    colorBrandBackground2: ramp[30],
    colorBrandForeground1: ramp[110],
    colorBrandForeground2: ramp[120],
    colorCompoundBrandForeground1: ramp[110],
    colorCompoundBrandStroke: ramp[100],
    shadow2: '0 0 0 1px rgba(0,0,0,.2)',
    shadow4: '0 2px 6px rgba(0,0,0,.4)',
    ...darkColours,
  };
}

// Only the system's colours, light or dark; states are shown by shapes.
function contrastTheme(): AppTheme {
  return { ...teamsHighContrastTheme, ...typography, ...contrastColours('CanvasText', 'Canvas') };
}

/** The theme of a mode over a tenant's shades, written into the style sheet by the build (`dev/vite/theme-sheet.ts`). */
export function themeOf(mode: ThemeMode, ramp: BrandVariants): AppTheme {
  if (mode === 'contrast') return contrastTheme();
  return mode === 'dark' ? darkTheme(ramp) : lightTheme(ramp);
}
