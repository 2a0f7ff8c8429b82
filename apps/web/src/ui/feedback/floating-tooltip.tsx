import '@mantine/core/styles/Tooltip.layer.css'
import { Tooltip } from '@mantine/core'
import type { RefObject } from 'react'
import { withMantine } from '../overlays/with-mantine.tsx'
import style from './floating-tooltip.module.css'

/** Positioned above everything, where there is room. */
export const FloatingTooltip = withMantine(
  ({ anchor, text }: { anchor: RefObject<HTMLElement | null>; text: string }) => (
    <Tooltip opened target={anchor} label={text} className={style.tip} arrowSize={8} offset={8} />
  ),
)
