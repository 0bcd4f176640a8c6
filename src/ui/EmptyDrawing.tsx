import { tokens } from '@fluentui/react-components';

/** The illustration of empty states: a card with a clock, 132 x 88. */
export function EmptyDrawing() {
  return (
    <svg width="132" height="88" viewBox="0 0 132 88" fill="none" aria-hidden>
      <rect
        x="26"
        y="10"
        width="80"
        height="56"
        rx="6"
        fill={tokens.colorNeutralBackground3}
        stroke={tokens.colorNeutralStroke1}
      />
      <rect x="36" y="22" width="34" height="6" rx="3" fill={tokens.colorCompoundBrandStroke} />
      <rect x="36" y="35" width="58" height="5" rx="2.5" fill={tokens.colorNeutralStroke1} />
      <rect x="36" y="47" width="44" height="5" rx="2.5" fill={tokens.colorNeutralStroke1} />
      <circle
        cx="104"
        cy="62"
        r="16"
        fill={tokens.colorNeutralBackground1}
        stroke={tokens.colorCompoundBrandStroke}
        strokeWidth="2.5"
      />
      <path
        d="M104 54v8l6 4"
        stroke={tokens.colorCompoundBrandStroke}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
