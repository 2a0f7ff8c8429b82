import * as contract from '@sejuk/contract/catalogue/exploded-views'
import { centreOf, numbered, type SpotMap, unmatched, whyNotPublish } from '@sejuk/domain/catalogue/exploded-views'
import { because } from '@sejuk/domain/messages'
import { pageTo } from '@sejuk/domain/pages'
import type { Gate } from '@sejuk/domain/workflow'
import { explodedViewWords } from '@sejuk/words/catalogue/exploded-views'
import { bomTypeWords } from '@sejuk/words/catalogue/parts-lists'
import { useState } from 'react'
import IconDeviceFloppy from '#icon/DeviceFloppy'
import IconHistory from '#icon/History'
import IconSend from '#icon/Send'
import { usePartName } from '../../../entities/catalogue/part-texts.ts'
import stageStyle from '../../../entities/exploded-views/stage.module.css'
import { useStage } from '../../../entities/exploded-views/use-stage.ts'
import type { ViewDetail } from '../../../entities/exploded-views/view-detail.ts'
import { centredOn } from '../../../entities/exploded-views/view-transform.ts'
import { useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { toast } from '../../../lib/browser/toasts.ts'
import { useLeaveQuestion } from '../../../lib/form/endpoint-form.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useViewer } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { RecordHead } from '../../../ui/record/record-head.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import style from './editor.module.css'
import { EditorStage } from './editor-stage.tsx'
import * as editor from './editor-state.ts'
import { EditorTools } from './editor-tools.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { PositionList } from './position-list.tsx'
import { SpotConflict } from './spot-conflict.tsx'
import { keptDraft, useSaving } from './use-saving.ts'

const RevisionsPanel = lazyPart(() => import('./revisions-panel.tsx').then((panel) => panel.RevisionsPanel))

type Props = { detail: ViewDetail; onAnew: () => void }

export const Editor = ({ detail, onAnew }: Props) => {
  const t = useWords(explodedViewWords)
  const types = useWords(bomTypeWords)
  const dates = useDates()
  const { usercode } = useViewer()
  const nameOfPart = usePartName()
  const { item_code, bom_type, parts } = detail
  const unit = { item_code, bom_type }
  const [kept] = useState(() => keptDraft(usercode, unit))
  const [stored] = useState({ map: detail.json, row_version: detail.row_version, at: detail.updated_date })
  const [drawing, setDrawing] = useState(() => begun(detail.json, kept?.values.map))
  const [tool, setTool] = useState<editor.Tool>('select')
  const [wanted, setWanted] = useState<number>()
  const [open, setOpen] = useState<'picture' | 'revisions'>()
  const picture = { width: detail.width, height: detail.height }
  const camera = useStage(picture)
  const positions = [...new Set(parts.map(({ position_no }) => position_no))]
  const { map } = drawing
  const { positions_without_spot: bare, spots_without_position: foreign } = unmatched(positions, map)
  const publishing = useSend(contract.publishExplodedView)
  const saving = useSaving({
    unit,
    stored,
    map,
    onMerged: (merged, who) => {
      setDrawing((now) => editor.stepped(now, merged, undefined))
      toast('warning', t('merged', { who }))
    },
  })
  useLeaveQuestion(saving.isDirty && saving.state.is !== 'saved')
  const nameOf = (position: number) =>
    parts
      .filter(({ position_no }) => position_no === position)
      .map(nameOfPart)
      .join(' / ') || undefined

  const choose = (n: number) => {
    const spot = map.spots[n]
    if (!spot) return
    setDrawing((now) => ({ ...now, chosen: n }))
    camera.setView(centredOn(camera.view, camera.size, picture, centreOf(spot)))
  }
  const drawFor = (position: number) => {
    setWanted(position)
    setTool('round')
  }
  const next = () => {
    const [first] = bare
    if (first !== undefined) drawFor(first)
  }
  const publish = async () => {
    const n = (detail.published_revision ?? 0) + 1
    if (!(await confirm({ title: t('surePublish', { n }), text: t('publishText'), yes: t('publish') }))) return
    if (await saving.save()) publishing.mutate({ ...unit, row_version: saving.versionNow() }, { onSuccess: onAnew })
  }
  const objection = whyNotPublish(positions, { photo_code: detail.photo_code, json: map })
  const isNew = detail.has_draft || saving.isDirty || saving.versionNow() !== stored.row_version
  const shut = objection ?? (isNew ? undefined : because('exploded-view-nothing-new'))
  const publishGate: Gate = shut ? { enabled: false, because: shut } : { enabled: true }
  const actions: Action[] = [
    { key: 'revisions', label: t('revisions'), icon: <IconHistory size={16} />, onPress: () => setOpen('revisions') },
    {
      key: 'publish',
      label: t('publish'),
      icon: <IconSend size={16} />,
      gate: publishGate,
      isBeside: true,
      isBusy: publishing.isPending,
      onPress: () => void publish(),
    },
    {
      key: 'save',
      label: t('save'),
      icon: <IconDeviceFloppy size={16} />,
      isPrimary: true,
      isBusy: saving.state.is === 'saving',
      onPress: () => void saving.save(),
    },
  ]
  const seen = detail.published_revision
  return (
    <>
      <RecordHead
        title={`${item_code}, ${types(bom_type)}`}
        crumb={<Link {...pageTo('explodedViews')}>{t('title')}</Link>}
        standing={
          <>
            {isNew ? (
              <StatusChip tone="neutral">{t('draftOf', { n: (seen ?? 0) + 1 })}</StatusChip>
            ) : (
              <StatusChip tone="good">{t('published')}</StatusChip>
            )}{' '}
            {seen ? t('readersSee', { n: seen }) : t('readersSeeNone')} · <SavingState state={saving.state} />
          </>
        }
        actions={actions}
      />
      {kept && <Note>{t('restored', { time: dates.visit(kept.at) })}</Note>}
      {saving.state.is === 'offline' && <Note tone="bad">{t('offline')}</Note>}
      {saving.state.is === 'refused' && <Note tone="bad">{t('refused', { reason: saving.state.why })}</Note>}
      <div className={style.editor}>
        <EditorTools
          tool={tool}
          onTool={(chosen) => {
            setTool(chosen)
            setWanted(undefined)
          }}
          onNumber={() => setDrawing((now) => editor.stepped(now, numbered(positions, now.map)))}
          onUndo={drawing.past.length ? () => setDrawing(editor.undone) : undefined}
          onRedo={drawing.future.length ? () => setDrawing(editor.redone) : undefined}
          onZoomIn={camera.zoomIn}
          onZoomOut={camera.zoomOut}
          onFit={camera.fit}
          onPicture={() => setOpen('picture')}
          percent={camera.percent}
        />
        <div className={style.middle}>
          <div className={stageStyle.stage}>
            {wanted !== undefined && <p className={style.hint}>{t('placing', { n: wanted })}</p>}
            {tool === 'outline' && wanted === undefined && <p className={style.hint}>{t('outlining')}</p>}
            {detail.photo_path ? (
              <EditorStage
                name={item_code}
                url={detail.photo_path}
                picture={picture}
                camera={camera}
                tool={tool}
                drawing={drawing}
                setDrawing={setDrawing}
                positions={positions}
                nameOf={nameOf}
                wanted={wanted}
                onDrawn={() => {
                  setWanted(undefined)
                  if (wanted !== undefined) setTool('select')
                }}
                onNext={next}
              />
            ) : (
              <Note>
                {t('begin')}{' '}
                <Button size="small" onClick={() => setOpen('picture')}>
                  {t('choosePicture')}
                </Button>
              </Note>
            )}
          </div>
          <p className={style.foot}>
            <span className={style.keys}>{t('keys')}</span>
            <span>{t('counts', { spots: map.spots.length, positions: positions.length })}</span>
          </p>
        </div>
        <PositionList
          parts={parts}
          bom_code={detail.bom_code}
          map={map}
          chosen={drawing.chosen}
          onChoose={choose}
          onDraw={drawFor}
          onRenumber={(n, position) => setDrawing((now) => editor.renumbered(now, n, position))}
        />
      </div>
      <p className="sr-only" role="status">
        {bare.length + foreign.length > 0 ? t('toSettle', { n: bare.length + foreign.length }) : t('complete')}
      </p>
      {saving.clash && (
        <SpotConflict
          who={saving.clash.who}
          positions={saving.clash.clashes}
          nameOf={nameOf}
          onSettle={saving.settle}
          onClose={saving.leaveClash}
        />
      )}
      {open === 'picture' && (
        <PictureDialog
          unit={unit}
          hasPicture={detail.photo_code !== null}
          before={saving.save}
          version={saving.versionNow}
          onSpotsRemoved={() => setDrawing((now) => editor.stepped(now, { v: 1, spots: [] }, undefined))}
          onDone={onAnew}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'revisions' && (
        <RevisionsPanel
          unit={unit}
          row_version={saving.versionNow()}
          onClose={() => setOpen(undefined)}
          onRestored={onAnew}
        />
      )}
    </>
  )
}

/** What this device kept is one step on top of what is stored, so that it can be undone. */
const begun = (stored: SpotMap, kept: SpotMap | undefined) => {
  const drawing = editor.drawingOf(stored)
  return kept ? editor.stepped(drawing, kept) : drawing
}

const SavingState = ({ state }: { state: ReturnType<typeof useSaving>['state'] }) => {
  const t = useWords(explodedViewWords)
  const dates = useDates()
  if (state.is === 'saved') return <>{state.at ? t('saved', { time: dates.visit(state.at) }) : ''}</>
  return <>{t(state.is === 'saving' ? 'saving' : 'notSaved')}</>
}
