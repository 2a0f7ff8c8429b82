import style from './range-bar.module.css'

type Props = { min: number; max: number; value: number | undefined }

/** The allowed range in the middle of a scale, and where the value stands on it; beside the words that say the same. */
export const RangeBar = ({ min, max, value }: Props) => {
  const span = max - min || 1
  const low = min - span / 2
  const share = (n: number) => Math.min(100, Math.max(0, (100 * (n - low)) / (2 * span)))
  return (
    <div className={style.scale} aria-hidden="true">
      <i style={{ insetInlineStart: `${share(min)}%`, width: `${share(max) - share(min)}%` }} />
      {value !== undefined && <b style={{ insetInlineStart: `${share(value)}%` }} />}
    </div>
  )
}
