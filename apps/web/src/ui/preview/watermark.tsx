import { useId } from 'react'
import style from './watermark.module.css'

/** User and time over every picture, so that a screenshot shows who took it. */
export const Watermark = ({ text, isFaint }: { text: string; isFaint?: boolean }) => {
  const id = useId()
  return (
    <svg className={style.watermark} data-faint={isFaint || undefined} aria-hidden="true">
      <defs>
        <pattern id={id} width="560" height="200" patternUnits="userSpaceOnUse" patternTransform="rotate(-18)">
          <text x="20" y="60">
            {text}
          </text>
          <text x="300" y="160">
            {text}
          </text>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
