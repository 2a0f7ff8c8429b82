import { movedSpot, type Spot } from '@sejuk/domain/catalogue/exploded-views'
import { explodedViewWords } from '@sejuk/words/catalogue/exploded-views'
import { type Dispatch, type KeyboardEvent, type PointerEvent, type SetStateAction, useRef, useState } from 'react'
import { SpotMark } from '../../../entities/exploded-views/spot-marks.tsx'
import style from '../../../entities/exploded-views/stage.module.css'
import type { useStage } from '../../../entities/exploded-views/use-stage.ts'
import { onStage, type Point, type Size } from '../../../entities/exploded-views/view-transform.ts'
import { useWords } from '../../../lib/language/words.ts'
import * as editor from './editor-state.ts'

type Props = {
  name: string
  url: string
  picture: Size
  camera: ReturnType<typeof useStage>
  tool: editor.Tool
  drawing: editor.Drawing
  setDrawing: Dispatch<SetStateAction<editor.Drawing>>
  positions: readonly number[]
  nameOf: (position: number) => string | undefined
  /** The position the next spot is drawn for. */
  wanted: number | undefined
  onDrawn: () => void
  onNext: () => void
}

const arrows: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The picture under the pen. */
export const EditorStage = (props: Props) => {
  const { name, url, picture, camera, tool, drawing, setDrawing, positions, nameOf, wanted, onDrawn, onNext } = props
  const t = useWords(explodedViewWords)
  const { view } = camera
  const [live, setLive] = useState<{ n: number | undefined; spot: Spot }>()
  const [corners, setCorners] = useState<Point[]>([])
  const isSpaceDown = useRef(false)
  const { map, chosen } = drawing
  const listed = new Set(positions)
  const choose = (n: number | undefined) => setDrawing((now) => ({ ...now, chosen: n }))
  const number = editor.numberFor(positions, drawing, wanted)

  const finish = (n: number | undefined, spot: Spot) => {
    setLive(undefined)
    setDrawing((now) =>
      n === undefined ? editor.added(now, spot) : editor.stepped(now, editor.withSpot(now.map, n, spot), n),
    )
    if (n === undefined) onDrawn()
  }
  const closeOutline = () => {
    if (corners.length > 2) finish(undefined, editor.outlineSpot(number, corners))
    setCorners([])
  }
  /** From the part to where its number goes. */
  const drawRound = (from: Point) => {
    let last = editor.roundSpot(number, from, from)
    return {
      move: (to: Point) => {
        last = editor.roundSpot(number, from, to)
        setLive({ n: undefined, spot: last })
      },
      end: () => finish(undefined, last),
      cancel: () => setLive(undefined),
    }
  }
  const pressPaper = (event: PointerEvent) =>
    camera.press(event, (place) => {
      const isInside = place.every((n) => n >= 0 && n <= 1)
      if (tool === 'pan' || isSpaceDown.current || !isInside) return camera.pan
      if (tool === 'round') return drawRound(place)
      if (tool === 'outline') {
        setCorners((before) => [...before, place].slice(-60))
        return undefined
      }
      choose(undefined)
      return camera.pan
    })
  const pressSpot = (event: PointerEvent, n: number, what: 'label' | 'spot') => {
    if (tool === 'pan' || isSpaceDown.current || (tool !== 'select' && what === 'spot')) return
    event.stopPropagation()
    const spot = map.spots[n]
    if (!spot) return
    choose(n)
    camera.press(event, (from) => {
      let last = spot
      return {
        move: ([x, y]) => {
          const [dx, dy] = [x - from[0], y - from[1]]
          last = what === 'label' ? editor.labelMoved(spot, dx, dy) : movedSpot(spot, dx, dy)
          setLive({ n, spot: last })
        },
        end: () => finish(n, last),
        cancel: () => setLive(undefined),
      }
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    const isMeta = event.ctrlKey || event.metaKey
    const act = () => {
      if (isMeta && event.key.toLowerCase() === 'z') return setDrawing(event.shiftKey ? editor.redone : editor.undone)
      if (isMeta && event.key.toLowerCase() === 'y') return setDrawing(editor.redone)
      if (isMeta || event.altKey) return 'other'
      if (arrow) return setDrawing((now) => editor.nudged(now, arrow[0], arrow[1], event.shiftKey))
      if (event.key === 'Delete' || event.key === 'Backspace') return setDrawing(editor.removed)
      if (event.key === 'Enter') return corners.length ? closeOutline() : 'other'
      if (event.key === 'Escape') return corners.length ? setCorners([]) : choose(undefined)
      if (event.key === ' ') {
        isSpaceDown.current = true
        return
      }
      if (event.key.toLowerCase() === 'n') return onNext()
      if (event.key === '+' || event.key === '=') return camera.zoomIn()
      if (event.key === '-') return camera.zoomOut()
      if (event.key === '0') return camera.fit()
      return 'other'
    }
    if (act() !== 'other') event.preventDefault()
  }
  // Tab walks the spots by number; what is being dragged is shown where it is.
  const shown = map.spots
    .map((spot, n) => ({ n, spot: live?.n === n ? live.spot : spot }))
    .toSorted((a, b) => a.spot.position_no - b.spot.position_no)
  const labelOf = (position: number) => {
    const part = nameOf(position)
    return part ? t('spotOf', { n: position, name: part }) : t('spotWithout', { n: position })
  }
  const outline = corners.map((corner) => onStage(view, picture, corner).join(',')).join(' ')
  return (
    <svg
      ref={camera.stage}
      className={style.drawing}
      role="application"
      aria-label={t('drawing', { name })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys act on the drawing.
      tabIndex={0}
      data-tool={tool}
      onPointerDown={pressPaper}
      onDoubleClick={closeOutline}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => {
        if (event.key === ' ') isSpaceDown.current = false
      }}
    >
      <g transform={`translate(${-view.x * view.scale} ${-view.y * view.scale}) scale(${view.scale})`}>
        <rect className={style.paper} width={picture.width} height={picture.height} />
        <image href={url} width={picture.width} height={picture.height} />
      </g>
      {shown.map(({ n, spot }) => (
        <SpotMark
          key={n}
          spot={spot}
          view={view}
          picture={picture}
          label={labelOf(spot.position_no)}
          isChosen={chosen === n}
          isUnmatched={!listed.has(spot.position_no)}
          onFocus={() => choose(n)}
          onPress={(event, what) => pressSpot(event, n, what)}
        />
      ))}
      {live && live.n === undefined && (
        <SpotMark
          spot={live.spot}
          view={view}
          picture={picture}
          label={t('spotN', { n: number })}
          isChosen
          isUnmatched={false}
        />
      )}
      {corners.length > 0 && <polyline className={style.begun} points={outline} />}
    </svg>
  )
}
