import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '#api/query.ts';
import { type PageBlock, type PageLayout, savePageLayoutForClick } from '#contract/platform/home/page-layout.ts';
import { useToast } from '#lib/toast.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Heading } from '#ui/Heading.tsx';
import { useHiddenStyles } from '#ui/hidden-styles.ts';
import { PageColumn } from '#ui/PageColumn.tsx';
import { shadow } from '#ui/theme/fixed-colours.ts';
import { BlocksContext } from '../blocks/blocks.ts';
import { isKnown } from '../BlockView.tsx';
import { type Piece, piecesOf } from '../page-grid.ts';
import { useGridStyles } from '../PageSections.tsx';
import { AddBlocks } from './AddBlocks.tsx';
import { ArrangePiece } from './ArrangePiece.tsx';
import { BlockSettings } from './BlockSettings.tsx';
import { type Change, changed, differs, layoutRequest } from './pieces.ts';

const useStyles = makeStyles({
  bar: {
    // At the foot of the window, whatever header the tenant has.
    position: 'sticky',
    bottom: '16px',
    zIndex: 5,
    alignSelf: 'center',
    display: 'flex',
    gap: '8px',
    padding: '12px 16px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: shadow.floating,
  },
  head: { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: '4px 16px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
  hint: { color: tokens.colorNeutralForeground2 },
});

interface ArrangeProps {
  pageId: string;
  layout: PageLayout;
  onDone: () => void;
}

/** The page while its learner arranges it: order, width, what is shown; nothing counts until it is saved. */
export function Arrange({ pageId, layout, onDone }: ArrangeProps) {
  const styles = useStyles();
  const grid = useGridStyles();
  const hidden = useHiddenStyles();
  const { t } = useTranslation('home');
  const toast = useToast();
  const save = useApiMutation(savePageLayoutForClick);
  const known = useContext(BlocksContext);
  const [before] = useState(() => piecesOf(layout).filter(({ block }) => isKnown(known, block)));
  const [pieces, setPieces] = useState(before);
  const [told, setTold] = useState('');
  const [settings, setSettings] = useState<PageBlock | null>(null);
  const [asking, setAsking] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(page, pieces);
  const nameOf = (block: PageBlock) => block.title || t(`kinds.${block.component}`);

  const change = (wanted: Change) => {
    const next = changed(pieces, wanted);
    setPieces([...next]);
    const piece = wanted.do === 'move' ? pieces[wanted.at] : undefined;
    if (wanted.do === 'move' && piece) {
      keepFocus(piece.block.blockId, wanted.step);
      setTold(t('arrange.moved', { name: nameOf(piece.block), at: next.indexOf(piece) + 1, total: next.length }));
    }
  };
  const submit = () =>
    save.mutate(layoutRequest(pageId, pieces), {
      onSuccess: () => {
        toast('success', t('arrange.saved'));
        onDone();
      },
    });

  return (
    <PageColumn>
      <div className={styles.head}>
        <Heading className={styles.title}>{t('arrange.heading')}</Heading>
        <span className={styles.hint}>{t('arrange.hint')}</span>
      </div>
      <div ref={page} className={mergeClasses(grid.row)}>
        {pieces.map((piece, at) => (
          <ArrangePiece
            key={piece.block.blockId}
            piece={piece}
            name={nameOf(piece.block)}
            at={at}
            total={pieces.length}
            change={change}
            onSettings={() => setSettings(piece.block)}
          />
        ))}
      </div>
      <AddBlocks pageId={pageId} pieces={pieces} onAdd={(block) => change({ do: 'add', block })} />
      <div className={styles.bar}>
        <Button appearance="primary" disabledFocusable={save.isPending} onClick={submit}>
          {t('arrange.save')}
        </Button>
        <Button onClick={() => (differs(before, pieces) ? setAsking(true) : onDone())}>{t('ui:cancel')}</Button>
      </div>
      <output className={hidden.hidden}>{told}</output>
      {settings && (
        <BlockSettings
          pageId={pageId}
          block={settings}
          name={nameOf(settings)}
          onClose={() => setSettings(null)}
          onSaved={(block) => {
            change({ do: 'describe', block });
            setSettings(null);
          }}
        />
      )}
      <ConfirmDialog
        open={asking}
        title={t('arrange.leave.title')}
        safe={t('arrange.leave.stay')}
        onSafe={() => setAsking(false)}
        risky={t('arrange.leave.drop')}
        onRisky={onDone}
      >
        {t('arrange.leave.text')}
      </ConfirmDialog>
    </PageColumn>
  );
}

interface Moved {
  blockId: string;
  step: -1 | 1;
}

/** Keeps the keyboard on the button that moved a block: the block may have been taken out and put in elsewhere. */
function useKeptFocus(page: RefObject<HTMLElement | null>, pieces: readonly Piece[]) {
  const wanted = useRef<Moved | null>(null);
  useEffect(() => {
    const last = wanted.current;
    wanted.current = null;
    if (!last || !pieces.some(({ block }) => block.blockId === last.blockId)) return;
    const block = [...(page.current?.querySelectorAll<HTMLElement>('[data-piece]') ?? [])].find(
      (element) => element.dataset['piece'] === last.blockId,
    );
    block?.scrollIntoView({ block: 'nearest' });
    block?.querySelector<HTMLElement>(`[data-move="${last.step}"]`)?.focus({ preventScroll: true });
  }, [page, pieces]);
  return (blockId: string, step: -1 | 1): void => {
    wanted.current = { blockId, step };
  };
}
