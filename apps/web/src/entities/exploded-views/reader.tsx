import * as contract from '@sejuk/contract/catalogue/exploded-views'
import { centreOf } from '@sejuk/domain/catalogue/exploded-views'
import type { BomType } from '@sejuk/domain/catalogue/parts-lists'
import { explodedViewWords } from '@sejuk/words/catalogue/exploded-views'
import { useState } from 'react'
import IconMaximize from '#icon/Maximize'
import IconMinus from '#icon/Minus'
import IconPlus from '#icon/Plus'
import { useDebounced } from '../../lib/api/options.ts'
import { useCall } from '../../lib/api/queries.ts'
import { useWords } from '../../lib/language/words.ts'
import { useGate } from '../../lib/session/viewer.ts'
import { IconButton } from '../../ui/actions/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { RecordGuard } from '../../ui/record/record-guard.tsx'
import { usePartName } from '../catalogue/part-texts.ts'
import { type PartAction, PartCard } from './part-card.tsx'
import style from './reader.module.css'
import { SpotMark } from './spot-marks.tsx'
import stageStyle from './stage.module.css'
import { useStage } from './use-stage.ts'
import type { ViewDetail } from './view-detail.ts'
import { centredOn } from './view-transform.ts'

type Props = {
  item_code: string
  bom_type: BomType
  serial?: string | undefined
  /** What can be done with the part that is open. */
  actionOf?: PartAction
}

/** The published picture: a tap on a number opens its part. */
export const Reader = ({ item_code, bom_type, serial: given = '', actionOf }: Props) => {
  const [serial, setSerial] = useState(given)
  const serial_number = useDebounced(serial)
  const gate = useGate(contract.getExplodedView)
  const found = useCall(
    contract.getExplodedView,
    { item_code, bom_type, serial_number },
    { enabled: gate.enabled, keepPrevious: true },
  )
  const detail = found.data?.data
  if (!detail) return <RecordGuard gate={gate} found={found} />
  return <Opened detail={detail} serial={serial} onSerial={setSerial} actionOf={actionOf} />
}

type OpenedProps = { detail: ViewDetail; serial: string; onSerial: (serial: string) => void; actionOf?: PartAction }

const Opened = ({ detail, serial, onSerial, actionOf }: OpenedProps) => {
  const t = useWords(explodedViewWords)
  const nameOf = usePartName()
  const [position, setPosition] = useState<number>()
  const [search, setSearch] = useState('')
  const picture = { width: detail.width, height: detail.height }
  const camera = useStage(picture)
  const { parts, json } = detail
  const at = (n: number) => parts.filter(({ position_no }) => position_no === n)
  const open = (n: number) => {
    setPosition(n)
    const spot = json.spots.find(({ position_no }) => position_no === n)
    if (spot && camera.percent > 110) camera.setView(centredOn(camera.view, camera.size, picture, centreOf(spot)))
  }
  const wanted = search.trim().toLowerCase()
  const shown = parts.filter((part) =>
    `${part.position_no} ${nameOf(part)} ${part.sparepart_item_code}`.toLowerCase().includes(wanted),
  )
  const name = detail.item_name
  return (
    <div className={style.reader} data-picture={detail.photo_path ? true : undefined}>
      {detail.photo_path ? (
        <div className={stageStyle.stage}>
          {/* biome-ignore lint/a11y/useSemanticElements: the picture holds buttons. */}
          <svg
            ref={camera.stage}
            className={stageStyle.drawing}
            role="group"
            aria-label={t('drawing', { name })}
            onPointerDown={(event) => camera.press(event, () => camera.pan)}
          >
            <g
              transform={`translate(${-camera.view.x * camera.view.scale} ${-camera.view.y * camera.view.scale}) scale(${camera.view.scale})`}
            >
              <rect className={stageStyle.paper} width={picture.width} height={picture.height} />
              <image href={detail.photo_path} width={picture.width} height={picture.height} />
            </g>
            {json.spots
              .toSorted((a, b) => a.position_no - b.position_no)
              .map((spot, n) => (
                <SpotMark
                  key={n}
                  spot={spot}
                  view={camera.view}
                  picture={picture}
                  label={t('spotOf', {
                    n: spot.position_no,
                    name: at(spot.position_no).map(nameOf).join(' / ') || t('notBuiltIn'),
                  })}
                  isChosen={position === spot.position_no}
                  isUnmatched={false}
                  onClick={() => open(spot.position_no)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' && event.key !== ' ') return
                    event.preventDefault()
                    open(spot.position_no)
                  }}
                />
              ))}
          </svg>
          <div className={stageStyle.zoom}>
            <IconButton label={t('zoomIn')} onClick={camera.zoomIn}>
              <IconPlus size={20} />
            </IconButton>
            <IconButton label={t('zoomOut')} onClick={camera.zoomOut}>
              <IconMinus size={20} />
            </IconButton>
            <IconButton label={t('fit')} onClick={camera.fit}>
              <IconMaximize size={20} />
            </IconButton>
          </div>
        </div>
      ) : (
        <Note>{t('noPicture')}</Note>
      )}
      <div className={style.side}>
        {position === undefined ? (
          detail.photo_path && <p className={style.hint}>{t('tapSpot')}</p>
        ) : (
          <PartCard position={position} parts={at(position)} actionOf={actionOf} />
        )}
        <div className={style.fields}>
          <TextField label={t('serial')} hint={t('serialHelp')} value={serial} onChange={onSerial} />
          <TextField label={t('findPart')} value={search} onChange={setSearch} />
        </div>
        <ul className={style.parts} aria-label={t('partsList')}>
          {shown.map((part) => (
            <li key={part.line_no} data-chosen={position === part.position_no || undefined}>
              <button type="button" onClick={() => open(part.position_no)}>
                <b>{part.position_no}</b>
                <span>
                  {nameOf(part)}
                  <small>
                    {part.sparepart_item_code} · {t('perUnit', { n: part.qty })}
                  </small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
