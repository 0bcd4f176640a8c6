/** Fluent's themes (dev/vite/theme-sheet.ts). */
declare module 'virtual:theme-sheet.css';
