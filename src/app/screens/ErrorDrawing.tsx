import { tokens } from '@fluentui/react-components';

/** Selects the illustration of an error screen. */
export type ErrorSubject = 'lost' | 'locked' | 'broken' | 'staff';

const accent = { stroke: tokens.colorCompoundBrandStroke, strokeWidth: 2.5, strokeLinecap: 'round' } as const;
const round = { ...accent, strokeLinejoin: 'round' } as const;

/** The illustration of error screens: a window with an icon in the corner, 168 x 112. */
export function ErrorDrawing({ subject }: { subject: ErrorSubject }) {
  return (
    <svg width="168" height="112" viewBox="0 0 168 112" fill="none" aria-hidden>
      <rect
        x="24"
        y="10"
        width="112"
        height="76"
        rx="8"
        fill={tokens.colorNeutralBackground1}
        stroke={tokens.colorNeutralStroke1}
        strokeDasharray={subject === 'lost' ? '5 5' : undefined}
      />
      <path d="M24 28h112" stroke={tokens.colorNeutralStroke1} />
      <circle cx="34" cy="19" r="2.5" fill={tokens.colorNeutralStroke1} />
      <circle cx="43" cy="19" r="2.5" fill={tokens.colorNeutralStroke1} />
      <rect x="36" y="40" width="48" height="6" rx="3" fill={tokens.colorNeutralStroke2} />
      <rect x="36" y="54" width="72" height="5" rx="2.5" fill={tokens.colorNeutralStroke2} />
      <rect x="36" y="66" width="40" height="5" rx="2.5" fill={tokens.colorNeutralStroke2} />
      <circle
        cx="132"
        cy="80"
        r="22"
        fill={tokens.colorNeutralBackground1}
        stroke={tokens.colorCompoundBrandStroke}
        strokeWidth="2.5"
      />
      <CornerIcon subject={subject} />
    </svg>
  );
}

function CornerIcon({ subject }: { subject: ErrorSubject }) {
  switch (subject) {
    case 'lost':
      return (
        <>
          <circle cx="130" cy="78" r="8" {...accent} />
          <path d="M136 84l7 7" {...accent} />
        </>
      );
    case 'locked':
      return (
        <>
          <rect x="122" y="78" width="20" height="14" rx="3" {...accent} />
          <path d="M126 78v-4a6 6 0 0 1 12 0v4" {...accent} />
        </>
      );
    case 'broken':
      return <path d="M134 66l-8 13h12l-8 14" {...round} />;
    case 'staff':
      return (
        <>
          <circle cx="132" cy="74" r="6" {...accent} />
          <path d="M120 93a12 9 0 0 1 24 0" {...accent} />
        </>
      );
  }
}
