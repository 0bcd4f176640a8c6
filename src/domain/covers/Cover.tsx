import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useId, type ComponentType } from 'react';
import type { MotifProps } from './motif.ts';
import { Care, Electric, Fire, Welding } from './motifs-fire-care.tsx';
import { Infant, Logistics, Water } from './motifs-goods-water.tsx';
import { Building, Law } from './motifs-houses.tsx';
import { FirstAid, Food, Security } from './motifs-shields.tsx';
import type { Subject } from './subject.ts';

interface Design {
  from: string;
  to: string;
  accent: string;
  Motif: ComponentType<MotifProps>;
}

const designs: Readonly<Record<Subject, Design>> = {
  fire: { from: '#6d2a1f', to: '#b9573a', accent: '#ffcf9e', Motif: Fire },
  electric: { from: '#0d3048', to: '#22708f', accent: '#ffe08a', Motif: Electric },
  care: { from: '#4d3561', to: '#9d6b93', accent: '#ffd9e2', Motif: Care },
  welding: { from: '#1d222b', to: '#465061', accent: '#ffbf66', Motif: Welding },
  logistics: { from: '#66470f', to: '#bd8b2c', accent: '#fff0c7', Motif: Logistics },
  water: { from: '#0a3b58', to: '#35899f', accent: '#d6f5f7', Motif: Water },
  infant: { from: '#9a5344', to: '#e0a17f', accent: '#fff1dc', Motif: Infant },
  security: { from: '#22234f', to: '#5058a8', accent: '#cfd6ff', Motif: Security },
  food: { from: '#21482f', to: '#6a9a5f', accent: '#e6f3c8', Motif: Food },
  firstAid: { from: '#0c4f4d', to: '#3f9f8f', accent: '#d8fff4', Motif: FirstAid },
  building: { from: '#2b3d50', to: '#6f889f', accent: '#ffe3b0', Motif: Building },
  law: { from: '#37332e', to: '#867660', accent: '#ffe9c4', Motif: Law },
};

const useStyles = makeStyles({
  cover: {
    display: 'block',
    width: '100%',
    height: '100%',
    '[data-theme="dark"] &': { filter: 'brightness(.86) saturate(.92)' },
  },
});

/** The cover of an item without a picture: a gradient, a highlight and a motif. Decorative only. */
export function Cover({ subject, className }: { subject: Subject; className?: string }) {
  const styles = useStyles();
  const id = useId();
  const { from, to, accent, Motif } = designs[subject];
  return (
    <svg
      className={mergeClasses(styles.cover, className)}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden
    >
      <defs>
        <linearGradient id={`${id}ground`} x1="0" y1="1" x2="1" y2="0">
          <stop offset="0" stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
        <radialGradient id={`${id}light`} cx=".78" cy=".2" r=".8">
          <stop offset="0" stopColor="#fff" stopOpacity=".22" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="320" height="180" fill={`url(#${id}ground)`} />
      <rect width="320" height="180" fill={`url(#${id}light)`} />
      <Motif accent={accent} />
    </svg>
  );
}
