import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import * as z from 'zod/mini';
import { list, text } from '#contract/platform/fields.ts';
import { Cover } from '#domain/covers/Cover.tsx';
import { subjectOf } from '#domain/covers/subject.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { pageAddressOf } from '#ui/html/page-address.ts';
import { orDash } from '#ui/or-dash.ts';
import { Panel } from '#ui/Panel.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { useLink } from '../links.ts';
import { SmartLink } from '../SmartLink.tsx';
import { readConfig, type BlockProps } from './block-props.ts';

const useStyles = makeStyles({
  text: {
    flexGrow: 1,
    padding: '20px 24px',
    fontSize: '15px',
    lineHeight: '28px',
    color: tokens.colorNeutralForeground2,
    '& ol, & ul': { margin: '0 0 8px', paddingLeft: '22px' },
    '& strong': { color: tokens.colorNeutralForeground1 },
  },
  numbers: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
    gap: '16px 0',
    margin: 0,
    padding: '24px 8px',
  },
  number: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    padding: '0 12px',
    ':not(:last-child)': { borderRight: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  value: {
    order: -1,
    margin: 0,
    fontSize: '28px',
    lineHeight: '38px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForeground1,
    fontVariantNumeric: 'tabular-nums',
  },
  unit: { fontSize: tokens.fontSizeBase300, marginLeft: '4px', fontWeight: tokens.fontWeightRegular },
  label: { color: tokens.colorNeutralForeground2 },
  picture: { flexGrow: 1, position: 'relative', overflow: 'hidden', minHeight: '160px' },
  image: { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'right' },
});

/** Text of the platform, cleaned; also what an organisation tells about itself. */
export function RichTextBlock({ block }: BlockProps) {
  const styles = useStyles();
  const { html } = readConfig(z.object({ html: text }), block);
  return (
    <Panel as="div" className={styles.text}>
      {html === '' ? orDash(html) : <SafeHtml html={html} />}
    </Panel>
  );
}

const figures = z.object({ items: list(z.object({ value: text, unit: text, label: text })) });

/** A few numbers with their words. */
export function NumbersBlock({ block }: BlockProps) {
  const styles = useStyles();
  const { items } = readConfig(figures, block);
  return (
    <Panel as="div">
      <dl className={styles.numbers}>
        {distinctKeys(
          items.map(({ value, unit, label }) => (
            <div key={label} className={styles.number}>
              <dt className={styles.label}>{orDash(label)}</dt>
              <dd className={styles.value}>
                {orDash(value)}
                {unit !== '' && <span className={styles.unit}>{unit}</span>}
              </dd>
            </div>
          )),
        )}
      </dl>
    </Panel>
  );
}

const picture = z.object({ url: text, alt: text, ratio: text, linkUrl: text });

/** One picture, perhaps a link; one that does not load gives way to a drawn cover. */
export function ImageBlock({ block }: BlockProps) {
  const styles = useStyles();
  const { url, alt, ratio, linkUrl } = readConfig(picture, block);
  const [broken, setBroken] = useState(false);
  const link = useLink(linkUrl);
  const image =
    url === '' || broken ? (
      <Cover className={styles.image} subject={subjectOf(block.title || alt)} />
    ) : (
      <img
        className={styles.image}
        src={pageAddressOf(url)}
        alt={alt}
        draggable={false}
        loading="lazy"
        onError={() => setBroken(true)}
      />
    );
  return (
    <Panel as="div" className={styles.picture} style={ratio === '' ? undefined : { aspectRatio: ratio }}>
      {link ? <SmartLink link={link}>{image}</SmartLink> : image}
    </Panel>
  );
}
