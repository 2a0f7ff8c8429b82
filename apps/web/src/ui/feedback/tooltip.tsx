import { type ReactNode, useId, useRef, useState } from 'react'
import { lazyPart } from '../layout/lazy-part.tsx'
import style from './tooltip.module.css'

const FloatingTooltip = lazyPart(() => import('./floating-tooltip.tsx').then((tip) => tip.FloatingTooltip))

type Props = { text: string; children: (props: { 'aria-describedby': string }) => ReactNode }

/** A tooltip on hover and focus. Also announced by screen readers (`aria-describedby`). */
export const Tooltip = ({ text, children }: Props) => {
  const id = useId()
  const frame = useRef<HTMLSpanElement>(null)
  const [isWanted, setWanted] = useState(false)
  const show = () => setWanted(true)
  const hide = () => setWanted(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside.
    <span ref={frame} className={style.frame} onPointerEnter={show} onPointerLeave={hide} onFocus={show} onBlur={hide}>
      {children({ 'aria-describedby': id })}
      <span id={id} hidden>
        {text}
      </span>
      {isWanted && <FloatingTooltip anchor={frame} text={text} />}
    </span>
  )
}
