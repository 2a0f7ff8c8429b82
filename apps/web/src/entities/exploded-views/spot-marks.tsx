import { centreOf, type Spot } from '@sejuk/domain/catalogue/exploded-views'
import type { ComponentProps } from 'react'
import style from './stage.module.css'
import { onStage, type Size, type View } from './view-transform.ts'

type Props = Omit<ComponentProps<'g'>, 'onPointerDown'> & {
  spot: Spot
  view: View
  picture: Size
  label: string
  isChosen: boolean
  /** Its number is not in the parts list: square and red. */
  isUnmatched: boolean
  onPress?: (event: React.PointerEvent, what: 'label' | 'spot') => void
}

/** A number with its line to the part. Numbers and targets keep their size at every zoom. */
export const SpotMark = ({ spot, view, picture, label, isChosen, isUnmatched, onPress, ...rest }: Props) => {
  const [lx, ly] = onStage(view, picture, [spot.label_x, spot.label_y])
  const [cx, cy] = onStage(view, picture, centreOf(spot))
  const half = spot.position_no > 99 ? 17 : 14
  const shape =
    'points' in spot ? (
      <polygon
        className={style.area}
        points={spot.points.map((point) => onStage(view, picture, point).join(',')).join(' ')}
      />
    ) : (
      <circle className={style.area} cx={cx} cy={cy} r={Math.max(6, spot.r * picture.width * view.scale)} />
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing.
    <g
      {...rest}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={isChosen}
      className={style.spot}
      data-chosen={isChosen || undefined}
      data-unmatched={isUnmatched || undefined}
    >
      <g onPointerDown={(event) => onPress?.(event, 'spot')}>
        {shape}
        <circle className={style.target} cx={cx} cy={cy} r={22} />
      </g>
      <line className={style.line} x1={lx} y1={ly} x2={cx} y2={cy} />
      <circle className={style.dot} cx={cx} cy={cy} r={3} />
      <g onPointerDown={(event) => onPress?.(event, 'label')}>
        <circle className={style.target} cx={lx} cy={ly} r={22} />
        {isUnmatched ? (
          <rect className={style.balloon} x={lx - half} y={ly - half} width={half * 2} height={half * 2} rx={4} />
        ) : (
          <circle className={style.balloon} cx={lx} cy={ly} r={half} />
        )}
        <text className={style.number} x={lx} y={ly}>
          {spot.position_no}
        </text>
      </g>
    </g>
  )
}
