import { tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';

/** The two cameras seen from above. */
export function PlacementDrawing() {
  const { t } = useTranslation('prepare');
  const ink = tokens.colorNeutralForeground2;
  return (
    <svg viewBox="0 0 280 190" width="100%">
      <title>{t('placement.drawing')}</title>
      <rect width="280" height="190" rx="6" fill={tokens.colorNeutralBackground3} />
      <path d="M76 150 184 40 222 76Z" fill={tokens.colorCompoundBrandStroke} opacity=".14" />
      <path d="M146 48 112 134h68Z" fill={tokens.colorCompoundBrandStroke} opacity=".16" />
      <rect x="96" y="30" width="106" height="58" rx="5" fill={tokens.colorNeutralBackground1} stroke={ink} />
      <rect x="124" y="36" width="46" height="8" rx="2" fill={ink} />
      <rect x="126" y="62" width="42" height="14" rx="2" fill="none" stroke={ink} />
      <ellipse cx="147" cy="114" rx="28" ry="11" fill={tokens.colorNeutralForeground3} opacity=".5" />
      <circle cx="147" cy="112" r="16" fill={tokens.colorNeutralForeground3} />
      <path d="M82 145 130 122" stroke={ink} strokeDasharray="3 3" />
      <path d="M147 150v26M147 150a30 30 0 0 0-27 10" stroke={ink} fill="none" strokeDasharray="3 3" />
      <Place x={147} y={40} name="1" />
      <Place x={72} y={152} name="2" />
      <text x="20" y="126" fontSize="12" fill={tokens.colorNeutralForeground1}>
        {t('placement.height')}
      </text>
      <text x="160" y="170" fontSize="12" fill={tokens.colorNeutralForeground1}>
        {t('placement.angle')}
      </text>
    </svg>
  );
}

function Place({ x, y, name }: { x: number; y: number; name: string }) {
  return (
    <>
      <circle cx={x} cy={y} r="10" fill={tokens.colorBrandBackground} />
      <text
        x={x}
        y={y + 4.5}
        textAnchor="middle"
        fontSize="12"
        fontWeight="600"
        fill={tokens.colorNeutralForegroundOnBrand}
      >
        {name}
      </text>
    </>
  );
}
